import { type Database, open, type RootDatabase } from 'lmdb';
import { decodeDocument } from '../bson/decode.ts';
import { encodeDocument } from '../bson/encode.ts';
import type { Document } from '../bson/value.ts';
import type { Disk } from './disk.ts';

type Key = number | number[];
type Table = Database<Buffer, Key>;

/** Three tables of one LMDB file: documents by [collection, sequence], collections by id, events by logical time. */
export class LmdbDisk implements Disk {
  private readonly environment: RootDatabase<Buffer, Key>;
  private readonly documents: Table;
  private readonly collections: Table;
  private readonly events: Table;
  private lastWrite: Promise<boolean> | undefined;
  /** The last one that is known to have reached the disk: those who only read need not wait for it again. */
  private flushedWrite: Promise<boolean> | undefined;

  constructor(path: string) {
    this.environment = open<Buffer, Key>({ path, compression: false, encoding: 'binary', maxDbs: 4 });
    this.documents = this.environment.openDB({ name: 'documents', encoding: 'binary' });
    this.collections = this.environment.openDB({ name: 'collections', encoding: 'binary' });
    this.events = this.environment.openDB({ name: 'events', encoding: 'binary' });
  }

  putDocument(collectionId: number, sequence: number, document: Document): void {
    this.lastWrite = this.documents.put([collectionId, sequence], encodeDocument(document));
  }

  removeDocument(collectionId: number, sequence: number): void {
    this.lastWrite = this.documents.remove([collectionId, sequence]);
  }

  putCollection(collectionId: number, description: Document): void {
    this.lastWrite = this.collections.put(collectionId, encodeDocument(description));
  }

  removeCollection(collectionId: number): void {
    this.lastWrite = this.collections.remove(collectionId);
  }

  putEvent(at: number, event: Document): void {
    this.lastWrite = this.events.put(at, encodeDocument(event));
  }

  removeEvent(at: number): void {
    this.lastWrite = this.events.remove(at);
  }

  async flush(): Promise<void> {
    const write = this.lastWrite;
    if (write === this.flushedWrite) return;
    await write;
    await this.environment.flushed;
    this.flushedWrite = write;
  }

  async close(): Promise<void> {
    await this.flush();
    await this.environment.close();
  }

  *readCollections(): Generator<{ id: number; description: Document }> {
    for (const { key, value } of this.collections.getRange())
      yield { id: Number(key), description: decodeDocument(value) };
  }

  *readDocuments(): Generator<{ collectionId: number; sequence: number; document: Document }> {
    for (const { key, value } of this.documents.getRange()) {
      const [collectionId = 0, sequence = 0] = Array.isArray(key) ? key : [];
      yield { collectionId, sequence, document: decodeDocument(value) };
    }
  }

  *readEvents(): Generator<{ at: number; event: Document }> {
    for (const { key, value } of this.events.getRange()) yield { at: Number(key), event: decodeDocument(value) };
  }
}
