import { serialize } from 'bson';
import type { Document } from './value.ts';

/** The stored form of a document: a field that is undefined is kept as null. */
export function encodeDocument(document: Document): Buffer {
  return Buffer.from(serialize(document, { ignoreUndefined: false }));
}

/** The form sent to clients: fields that are undefined are left out. */
export function encodeReply(document: Document): Buffer {
  const { buffer, byteOffset, byteLength } = serialize(document, { ignoreUndefined: true });
  return Buffer.from(buffer, byteOffset, byteLength);
}
