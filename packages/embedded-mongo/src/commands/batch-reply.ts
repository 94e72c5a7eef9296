import type { Document } from '../bson/value.ts';
import type { Cursor } from '../cursors/cursor.ts';
import type { CommandCall } from './command.ts';
import type { BatchReply } from './reply.ts';

/** Batch size of a find or aggregate that names none. */
export const DEFAULT_BATCH_SIZE = 101;

type BatchOptions = {
  /** Stays open although nothing is left, as change streams do. */
  readonly staysOpen?: boolean;
  readonly cursorFields?: Document;
  readonly fields?: Document;
  /** The documents are those of the collection, not made for this reply. */
  readonly isStored?: boolean;
};

/** Takes a batch from a cursor and closes or keeps it. */
export function takeBatch(
  { engine }: CommandCall,
  cursor: Cursor,
  name: 'firstBatch' | 'nextBatch',
  size: number,
  options: BatchOptions = {},
): BatchReply {
  const documents = cursor.take(size);
  const isOpen = options.staysOpen || cursor.pending.length > 0;
  if (isOpen) engine.cursors.keep(cursor);
  else engine.cursors.close(cursor.id);
  return {
    batch: { name, documents, cursor: { id: isOpen ? cursor.id : 0n, ns: cursor.namespace, ...options.cursorFields } },
    fields: { ...options.fields, ok: 1 },
  };
}

/** The first batch of a new cursor. A batch size of zero opens the cursor and reads nothing yet. */
export function firstBatch(
  call: CommandCall,
  namespace: string,
  documents: Document[],
  size: number,
  options: BatchOptions = {},
): BatchReply {
  const { cursors } = call.engine;
  const encoding = options.isStored ? { encode: cursors.encodeStored } : {};
  const cursor = cursors.create(namespace, documents, call.transaction, encoding);
  return takeBatch(call, cursor, 'firstBatch', size, { ...options, staysOpen: options.staysOpen ?? size === 0 });
}
