import { encodeReply } from '../bson/encode.ts';
import type { Document } from '../bson/value.ts';
import type { ChangeStream } from '../change-streams/change-stream.ts';
import type { Transaction } from '../transactions/transaction.ts';

/** A reply may not be larger than a document may. */
export const MAX_REPLY_BYTES = 16 * 1024 * 1024;

type Encode = (document: Document) => Buffer;

export type CursorOptions = {
  readonly stream?: ChangeStream;
  /** How documents become BSON; anew each time unless stated. */
  readonly encode?: Encode;
};

/** Results waiting to be fetched in batches. */
export class Cursor {
  readonly id: bigint;
  readonly namespace: string;
  /** The transaction it reads in; it dies with an abort. */
  readonly transaction: Transaction | null;
  readonly stream: ChangeStream | undefined;
  lastUsedAt = Date.now();
  private documents: Document[];
  private readonly encode: Encode;

  constructor(
    id: bigint,
    namespace: string,
    documents: Document[],
    transaction: Transaction | null,
    { stream, encode = encodeReply }: CursorOptions = {},
  ) {
    this.id = id;
    this.namespace = namespace;
    this.documents = documents;
    this.transaction = transaction;
    this.stream = stream;
    this.encode = encode;
  }

  get pending(): readonly Document[] {
    return this.documents;
  }

  append(documents: readonly Document[]): void {
    this.documents.push(...documents);
  }

  /** Takes up to `count` documents, encoded, as far as they fit into one reply (at least one does). */
  take(count: number): Buffer[] {
    this.lastUsedAt = Date.now();
    const batch: Buffer[] = [];
    let size = 0;
    for (const document of this.documents) {
      if (batch.length >= count) break;
      const encoded = this.encode(document);
      if (batch.length > 0 && size + encoded.length > MAX_REPLY_BYTES) break;
      batch.push(encoded);
      size += encoded.length;
    }
    this.documents = this.documents.slice(batch.length);
    return batch;
  }
}
