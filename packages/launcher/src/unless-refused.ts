/** What `work` returns; undefined where the system refuses it with one of these codes (errno(3)). */
export function unlessRefused<T>(codes: readonly string[], work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error && error.code;
    if (codes.includes(String(code))) return undefined;
    throw error;
  }
}
