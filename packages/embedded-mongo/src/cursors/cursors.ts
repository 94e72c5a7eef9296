import type { Document } from '../bson/value.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { Cursor, type CursorOptions } from './cursor.ts';
import { EncodedDocuments } from './encoded-documents.ts';

const IDLE_LIMIT_MS = 10 * 60_000;

/** The open cursors of all clients. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>();
  private readonly encoded = new EncodedDocuments();
  /** Starts at the time, so that a cursor from before a restart is not mistaken for a new one. */
  private lastId = BigInt(Date.now()) * 1000n;

  /** Makes a cursor; it counts as open once it is kept. */
  create(
    namespace: string,
    documents: Document[],
    transaction: Transaction | null,
    options: CursorOptions = {},
  ): Cursor {
    this.lastId += 1n;
    return new Cursor(this.lastId, namespace, documents, transaction, options);
  }

  /** The BSON of a document that is stored just so. */
  readonly encodeStored = (document: Document): Buffer => this.encoded.encode(document);

  keep(cursor: Cursor): void {
    this.open.set(cursor.id, cursor);
  }

  find(id: bigint): Cursor | undefined {
    return this.open.get(id);
  }

  /** True when there was one to close. */
  close(id: bigint): boolean {
    return this.open.delete(id);
  }

  closeIdle(now: number): void {
    for (const cursor of [...this.open.values()]) if (now - cursor.lastUsedAt > IDLE_LIMIT_MS) this.close(cursor.id);
  }
}
