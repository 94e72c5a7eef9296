import { serialize } from 'bson';
import type { Document } from './value.ts';

/** The stored form of a document: a field that is undefined is kept as null. */
export function encodeDocument(document: Document): Buffer {
  return bufferOver(serialize(document, { ignoreUndefined: false }));
}

/** The form sent to clients: fields that are undefined are left out. */
export function encodeReply(document: Document): Buffer {
  return bufferOver(serialize(document, { ignoreUndefined: true }));
}

/** The same bytes, not a copy of them. */
const bufferOver = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
