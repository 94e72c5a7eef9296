import type { Document } from '../bson/value.ts';
import { Catalog } from './catalog.ts';
import type { ChangeEvent } from './change-event.ts';
import { ChangeLog } from './change-log.ts';
import type { Collection } from './collection.ts';
import { CollectionScans } from './collection-scans.ts';
import { type Disk, NO_DISK } from './disk.ts';
import { LogicalClock } from './logical-clock.ts';
import { Snapshots } from './snapshots.ts';
import type { StoredRecord } from './stored-record.ts';

/**
 * All committed data. Its methods apply changes that have been decided: locks, unique keys and validation are
 * checked before. Each is synchronous, so a statement or commit is atomic for everyone else.
 */
export class Store {
  readonly catalog = new Catalog();
  readonly clock = new LogicalClock();
  readonly snapshots = new Snapshots();
  readonly scans = new CollectionScans();
  readonly log: ChangeLog;
  readonly disk: Disk;

  constructor(disk: Disk = NO_DISK, keepsChanges = true) {
    this.disk = disk;
    this.log = new ChangeLog(disk, keepsChanges);
  }

  /** Appends an event at the present logical time. */
  announce(event: ChangeEvent): void {
    this.log.append({ ...event, at: this.clock.now });
  }

  saveCollection(collection: Collection): void {
    this.disk.putCollection(collection.identity.id, collection.describe());
  }

  insertRecord(collection: Collection, idKey: string, document: Document): void {
    const record: StoredRecord = { sequence: collection.nextSequence, idKey, document, changedAt: this.clock.now };
    collection.add(record);
    this.disk.putDocument(collection.identity.id, record.sequence, document);
    this.remember(collection, record, null);
  }

  updateRecord(collection: Collection, record: StoredRecord, document: Document): void {
    const before = record.document;
    collection.replace(record, document);
    this.disk.putDocument(collection.identity.id, record.sequence, document);
    this.remember(collection, record, before);
  }

  removeRecord(collection: Collection, record: StoredRecord): void {
    collection.remove(record);
    this.disk.removeDocument(collection.identity.id, record.sequence);
    this.remember(collection, record, record.document);
  }

  private remember(collection: Collection, record: StoredRecord, before: Document | null): void {
    record.changedAt = this.clock.now;
    collection.history.push({ changedAt: this.clock.now, record, before });
    this.snapshots.trimHistory(collection);
  }
}
