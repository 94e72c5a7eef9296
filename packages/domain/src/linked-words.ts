import { splitHashtags, type TextPiece } from './hashtags.ts';

/** An `@` at the beginning of a word, then a username, which ends with its word. */
const MENTION = /(?<![\p{L}\p{M}\p{N}_@./])@([A-Za-z0-9_]{1,30})(?![\p{L}\p{M}\p{N}_@])/gu;

/** A piece of a text: as it was written, and the hashtag or the username it names. */
export type LinkedPiece = TextPiece & { username?: string };

/** The whole text in order, cut before and after each hashtag and each `@username`. Whether somebody is called so is not known here. */
export const splitLinkedWords = (text: string): LinkedPiece[] =>
  splitHashtags(text).flatMap((piece) => (piece.tag === undefined ? splitMentions(piece.text) : [piece]));

function splitMentions(text: string): LinkedPiece[] {
  const pieces: LinkedPiece[] = [];
  let end = 0;
  for (const { 0: mention, 1: username = '', index } of text.matchAll(MENTION)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: mention, username });
    end = index + mention.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
