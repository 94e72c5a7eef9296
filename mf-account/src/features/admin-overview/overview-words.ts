/** "2.1%" of 21 in a thousand. */
export const rateText = (perMille: number): string => `${(perMille / 10).toFixed(1)}%`;

/** How a sum compares with the one of the period before. */
export function changeText(now: number, before: number, period: string): string {
  if (before === 0) return `Nothing in ${period}`;
  const perMille = Math.round((1000 * (now - before)) / before);
  if (perMille === 0) return `As in ${period}`;
  return `${rateText(Math.abs(perMille))} ${perMille > 0 ? 'more than' : 'less than'} in ${period}`;
}
