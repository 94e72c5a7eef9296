/** What a list or a fund is about, in code points. */
export const LONGEST_DESCRIPTION = 300;

/** Length in code points, so that an emoji counts once and not as two UTF-16 units. */
export const codePointCount = (text: string): number => [...text].length;

/** What a form says of a text of more than `longest` code points; undefined while it is short enough. */
export const lengthFault = (text: string, longest: number): string | undefined =>
  codePointCount(text) > longest ? `Please use at most ${longest} characters.` : undefined;
