import { encodeReply } from '../bson/encode.ts';
import type { Reply } from '../commands/reply.ts';
import type { LogicalClock } from '../storage/logical-clock.ts';

const EMBEDDED_DOCUMENT = 0x03;
const ARRAY = 0x04;
const END = Buffer.from([0]);

/**
 * The BSON of a reply with the logical time added; the documents of a batch are put in as they are. There is no
 * `$clusterTime` to be handed from one server to the next: there is one server, and drivers would send it back each time.
 * In parts, so that whoever sends it copies each byte once.
 */
export function encodeCommandReply(reply: Reply, clock: LogicalClock): Buffer[] {
  const fields = encodeReply({ ...reply.fields, operationTime: clock.timestamp });
  if (!reply.batch) return [fields];
  const { name, documents, cursor } = reply.batch;
  const elements = documents.flatMap((document, index) => [arrayElementHeader(index), document]);
  const batch = wrap([...elements, END]);
  const cursorFields = encodeReply(cursor).subarray(4);
  const cursorDocument = wrap([elementHeader(ARRAY, name), ...batch, cursorFields]);
  return wrap([elementHeader(EMBEDDED_DOCUMENT, 'cursor'), ...cursorDocument, fields.subarray(4)]);
}

/** Prefixes the parts of a document with its length. */
function wrap(parts: readonly Buffer[]): Buffer[] {
  const length = Buffer.allocUnsafe(4);
  length.writeInt32LE(parts.reduce((total, part) => total + part.length, 4));
  return [length, ...parts];
}

function elementHeader(type: number, name: string): Buffer {
  return Buffer.concat([Buffer.from([type]), Buffer.from(name, 'utf8'), END]);
}

/** So many are kept, being the same in every batch; few batches are longer. */
const KEPT_HEADERS = 1_000;
const headers: Buffer[] = [];

function arrayElementHeader(index: number): Buffer {
  const header = headers[index] ?? elementHeader(EMBEDDED_DOCUMENT, String(index));
  if (index < KEPT_HEADERS) headers[index] = header;
  return header;
}
