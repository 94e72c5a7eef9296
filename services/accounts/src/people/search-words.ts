/** Lower case without accents: "Zoë" is found by "zoe". */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}

/** Everything a search for this person may start with: each word of the name, the name from there on, the username. */
export function searchWordsOf({ firstName, lastName, username }: Named): string[] {
  const words = fold(`${firstName} ${lastName}`).split(/\s+/).filter(Boolean);
  const tails = words.map((_, index) => words.slice(index).join(' '));
  return [...new Set([...tails, fold(username)])];
}

/** The first text that comes after everything beginning with `prefix`, which is not empty. */
export function endOfPrefix(prefix: string): string {
  const points = [...prefix];
  const last = points.at(-1)?.codePointAt(0) ?? 0;
  return points.slice(0, -1).join('') + String.fromCodePoint(last + 1);
}
