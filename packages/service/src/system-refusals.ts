/** For a `catch`: what the system refuses with one of these codes (errno(3)) is an answer; any other failure is thrown on. */
export const expected =
  (...codes: readonly string[]) =>
  (error: unknown): undefined => {
    if (!codes.includes(codeOf(error))) throw error;
  };

/** What `work` returns; undefined where the system refuses it with one of these codes. */
export function unlessRefused<T>(codes: readonly string[], work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!codes.includes(codeOf(error))) throw error;
    return undefined;
  }
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
