/** Specification section 9: a product description is cut here, counted in code points. */
const LONGEST_SHORT_DESCRIPTION = 150;

/** The text where it is short enough, else its beginning with an ellipsis. */
export function shortened(text: string): string {
  const points = [...text];
  if (points.length <= LONGEST_SHORT_DESCRIPTION) return text;
  return `${points.slice(0, LONGEST_SHORT_DESCRIPTION).join('').trimEnd()}…`;
}
