const TINTS = ['mulberry', 'tangerine', 'butter', 'fern', 'sky'] as const;

/** First letters of the first and the last word: "Maya Okafor" gives "MO", "Bao" gives "B". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

/** One of five tints, always the same for the same name. */
export function tintOf(name: string): (typeof TINTS)[number] {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TINTS[sum % TINTS.length] ?? 'mulberry';
}
