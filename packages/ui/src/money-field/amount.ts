/** Reads dollars as people type them into whole cents; null when it is not an amount with at most two decimals. */
export function parseAmount(text: string): number | null {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '');
  const match = /^(\d*)(?:\.(\d{0,2}))?$/.exec(plain);
  if (!match || !/\d/.test(plain)) return null;
  return Number(match[1] || '0') * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Writes cents the way the field shows them, `6000` as "60.00"; '' for null. */
export const amountText = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
