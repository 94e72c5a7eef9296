/** A share in per cent; `0%` for none at all and never for a few. */
export function shareText(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '0%';
  const percent = (part / whole) * 100;
  return percent < 0.1 ? 'below 0.1%' : `${percent.toFixed(1)}%`;
}
