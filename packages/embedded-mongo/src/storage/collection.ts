import type { UUID } from 'bson';
import { type Collation, createCollation } from '../bson/collation.ts';
import { type Document, isDocument } from '../bson/value.ts';
import { compileFilter } from '../matching/compile-filter.ts';
import type { Matcher } from '../matching/matcher.ts';
import type { CollectionIndex } from './collection-index.ts';
import type { LockHolder } from './lock-holder.ts';
import { OrderedList } from './ordered-list.ts';
import type { StoredRecord } from './stored-record.ts';

/** What a record was before a change, kept for snapshots that are older than the change. */
export type HistoryEntry = {
  readonly changedAt: number;
  readonly record: StoredRecord;
  /** Null when the change created the record. */
  readonly before: Document | null;
};

export type CollectionIdentity = { readonly id: number; readonly uuid: UUID; database: string; name: string };

/** Documents in natural order, by `_id` and in secondary indexes, with the locks open transactions hold on them. */
export class Collection {
  readonly identity: CollectionIdentity;
  readonly records = new Map<number, StoredRecord>();
  readonly byId = new Map<string, StoredRecord>();
  readonly indexes = new Map<string, CollectionIndex>();
  /** Writers of documents, by index key of `_id`. */
  readonly locks = new Map<string, LockHolder>();
  /** Writers that will put a key into a unique index when they commit. */
  readonly reservedKeys = new Map<string, LockHolder>();
  history: HistoryEntry[] = [];
  nextSequence = 1;
  private settings: Document = {};
  private defaultCollation: Collation | null = null;
  private validates: Matcher | undefined;
  private sortedIds: OrderedList<StoredRecord> | undefined;

  constructor(identity: CollectionIdentity, options: Document) {
    this.identity = identity;
    this.configure(options);
  }

  get namespace(): string {
    return `${this.identity.database}.${this.identity.name}`;
  }

  get options(): Document {
    return this.settings;
  }

  /** The collation of queries that name none. */
  get collation(): Collation | null {
    return this.defaultCollation;
  }

  get keepsImages(): boolean {
    const images = this.settings.changeStreamPreAndPostImages;
    return isDocument(images) && Boolean(images.enabled);
  }

  configure(options: Document): void {
    const { validator, validationAction, validationLevel } = options;
    this.settings = options;
    this.defaultCollation = createCollation(options.collation);
    const isEnforced = validationAction !== 'warn' && validationLevel !== 'off';
    this.validates = isDocument(validator) && isEnforced ? compileFilter(validator) : undefined;
  }

  isValid(document: Document): boolean {
    return this.validates?.(document) ?? true;
  }

  add(record: StoredRecord): void {
    this.enter(record);
    for (const index of this.indexes.values()) index.add(record);
  }

  /** Takes over everything the disk holds, while the collection is still empty. */
  load(records: readonly StoredRecord[]): void {
    for (const record of records) this.enter(record);
    for (const index of this.indexes.values()) index.addAll(records);
  }

  remove(record: StoredRecord): void {
    this.records.delete(record.sequence);
    this.byId.delete(record.idKey);
    this.sortedIds?.remove(record.idKey);
    for (const index of this.indexes.values()) index.remove(record);
  }

  replace(record: StoredRecord, document: Document): void {
    for (const index of this.indexes.values()) index.move(record, document);
    record.document = document;
  }

  /** Records in the order of `_id`; built on first use, since most lookups are by equality. */
  idsInOrder(): OrderedList<StoredRecord> {
    if (!this.sortedIds) {
      this.sortedIds = new OrderedList();
      for (const key of [...this.byId.keys()].sort()) {
        const record = this.byId.get(key);
        if (record) this.sortedIds.add(key, record);
      }
    }
    return this.sortedIds;
  }

  /** What the disk keeps beside the documents. */
  describe(): Document {
    const { database, name, uuid } = this.identity;
    const indexes = [...this.indexes.values()].map(({ definition }) => definition.specification);
    return { database, name, uuid, options: this.settings, indexes };
  }

  private enter(record: StoredRecord): void {
    this.records.set(record.sequence, record);
    this.byId.set(record.idKey, record);
    this.sortedIds?.add(record.idKey, record);
    this.nextSequence = Math.max(this.nextSequence, record.sequence + 1);
  }
}
