/** A `#` at the beginning of a word, then letters with their marks, digits and underscores of any script. */
const HASHTAG = /(?<![\p{L}\p{M}\p{N}_#&/])#([\p{L}\p{M}\p{N}_]+)/gu;

/** A piece of a text: as it was written, and the tag it names where it is a hashtag. */
export type TextPiece = { text: string; tag?: string };

/** The name two spellings of a hashtag share: `#Kiln` and `#kiln` lead to the same page. */
const tagNamed = (word: string): string => word.normalize('NFC').toLowerCase();

/** The hashtags of a text, each once, in the order they appear and without their `#`. */
export const hashtagsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(HASHTAG)].map(([, word = '']) => tagNamed(word))),
];

/** The whole text in order, cut before and after each hashtag. */
export function splitHashtags(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: hashtag, 1: word = '', index } of text.matchAll(HASHTAG)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: hashtag, tag: tagNamed(word) });
    end = index + hashtag.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
