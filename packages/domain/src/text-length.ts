export const LONGEST_DESCRIPTION = 300;

/** Length in code points, so that an emoji counts once and not as two UTF-16 units. */
export const codePointCount = (text: string): number => [...text].length;
