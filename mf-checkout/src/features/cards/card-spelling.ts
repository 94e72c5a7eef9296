/**
 * The number of a card in groups of four, as it is typed. What is no number yet, such as one with letters, stays as it
 * is, for the complaint under the field to be about what somebody sees.
 */
export function groupedNumber(typed: string, before: string): string {
  const digits = typed.replace(/\s/g, '');
  // A change in the middle would throw the caret to the end; only what grows at its end is grouped.
  if (!typed.startsWith(before) || !/^\d+$/.test(digits)) return typed;
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** "0828" as "08/28": the slash comes by itself, may be typed as well, and is there until somebody takes it away. */
export function slashedExpiry(typed: string, before: string): string {
  if (before.startsWith(typed)) return typed;
  if (before.endsWith('/') && typed === `${before}/`) return before;
  const [, month, year = ''] = /^(0[1-9]|1[0-2]|[2-9](?=\d))(\d{0,4})$/.exec(typed.trim()) ?? [];
  return month ? `${month}/${year}` : typed;
}
