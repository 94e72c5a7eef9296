import { type Document, isDocument, type Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';

/** What a token stands for: an event, the end of a batch, or the invalidation of the stream. */
export type TokenKind = '00' | '01' | '02';

const TOKEN = /^[0-9A-F]{18}$/;
const TIME_DIGITS = 16;

/** A resume token: the logical time in hexadecimal, then the kind. */
export function resumeToken(time: number, kind: TokenKind): Document {
  return { _data: time.toString(16).toUpperCase().padStart(TIME_DIGITS, '0') + kind };
}

export function parseResumeToken(token: Value): { time: number; isInvalidation: boolean } {
  const content = isDocument(token) ? token._data : undefined;
  if (typeof content !== 'string' || !TOKEN.test(content)) throw refusal('InvalidResumeToken', 'Bad resume token');
  return { time: Number.parseInt(content.slice(0, TIME_DIGITS), 16), isInvalidation: content.endsWith('02') };
}
