import { decodeDocument } from '../bson/decode.ts';
import type { Document } from '../bson/value.ts';

/** Source: https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/ */
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER_BYTES = 16;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const BODY = 0;
const AWAIT_CAPABLE = 8;

/** A request, whichever way it was written. */
export type Request = {
  readonly id: number;
  readonly command: Document;
  /** The first handshake of a driver comes as a legacy query and is answered likewise. */
  readonly isLegacy: boolean;
  /** False for writes with `w: 0`. */
  readonly wantsReply: boolean;
};

export function parseRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const operation = message.readInt32LE(12);
  if (operation === OP_MSG) return { id, isLegacy: false, ...parseSections(message) };
  if (operation === OP_QUERY) return { id, isLegacy: true, wantsReply: true, command: parseQuery(message) };
  throw new Error(`A client sent the unsupported operation ${operation}`);
}

/** A body, and sequences of documents that belong to it as arrays. */
function parseSections(message: Buffer): Pick<Request, 'command' | 'wantsReply'> {
  const flags = message.readUInt32LE(HEADER_BYTES);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let command: Document = {};
  const sequences: Document = {};
  let position = HEADER_BYTES + 4;
  while (position < end) {
    const kind = message.readUInt8(position);
    const size = message.readInt32LE(position + 1);
    if (kind === BODY) command = decodeDocument(message, position + 1);
    else Object.assign(sequences, parseSequence(message, position + 1, size));
    position += 1 + size;
  }
  return { command: { ...command, ...sequences }, wantsReply: (flags & MORE_TO_COME) === 0 };
}

function parseSequence(message: Buffer, start: number, size: number): Document {
  const nameEnd = message.indexOf(0, start + 4);
  const documents: Document[] = [];
  for (let position = nameEnd + 1; position < start + size; position += message.readInt32LE(position)) {
    documents.push(decodeDocument(message, position));
  }
  return { [message.toString('utf8', start + 4, nameEnd)]: documents };
}

/** Flags, collection name, skip and limit come before the document. */
function parseQuery(message: Buffer): Document {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4);
  return decodeDocument(message, nameEnd + 1 + 8);
}

/** Frames the BSON of a reply the way the request was framed. */
export function frameReply({ id, isLegacy }: Request, replyId: number, body: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(isLegacy ? 36 : 21);
  const length = body.reduce((total, part) => total + part.length, head.length);
  head.writeInt32LE(length, 0);
  head.writeInt32LE(replyId, 4);
  head.writeInt32LE(id, 8);
  head.writeInt32LE(isLegacy ? OP_REPLY : OP_MSG, 12);
  if (isLegacy) {
    head.writeInt32LE(AWAIT_CAPABLE, 16);
    head.writeInt32LE(1, 32);
  }
  return Buffer.concat([head, ...body], length);
}
