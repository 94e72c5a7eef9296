import type { Document } from '../bson/value.ts';
import { defineIndex, type IndexDefinition } from './index-definition.ts';
import { entriesFor } from './index-entries.ts';
import { OrderedList } from './ordered-list.ts';
import { type StoredRecord, sequenceKey } from './stored-record.ts';

/** Above every key that starts with the string it is appended to: keys use characters up to 255. */
export const ABOVE = '\u0fff';

/** A secondary index of one collection. */
export class CollectionIndex {
  readonly entries = new OrderedList<StoredRecord>();
  /** The paths where some document has an array. */
  readonly multikeyPaths = new Set<string>();
  private current: IndexDefinition;

  constructor(specification: Document) {
    this.current = defineIndex(specification);
  }

  get definition(): IndexDefinition {
    return this.current;
  }

  /** Changes options that do not change the entries, such as the time to live. */
  redefine(specification: Document): void {
    this.current = defineIndex(specification);
  }

  get isMultikey(): boolean {
    return this.multikeyPaths.size > 0;
  }

  keysOf(document: Document): readonly string[] {
    const { keys, multikeyPaths } = entriesFor(this.current, document);
    for (const path of multikeyPaths) this.multikeyPaths.add(path);
    return keys;
  }

  add(record: StoredRecord): void {
    for (const key of this.keysOf(record.document)) this.entries.add(key + sequenceKey(record.sequence), record);
  }

  /** Adds many records at once, in key order, which is much cheaper than one by one. */
  addAll(records: Iterable<StoredRecord>): void {
    const entries: { readonly key: string; readonly record: StoredRecord }[] = [];
    for (const record of records) {
      for (const key of this.keysOf(record.document)) entries.push({ key: key + sequenceKey(record.sequence), record });
    }
    entries.sort((left, right) => (left.key < right.key ? -1 : 1));
    for (const { key, record } of entries) this.entries.add(key, record);
  }

  remove(record: StoredRecord): void {
    for (const key of this.keysOf(record.document)) this.entries.remove(key + sequenceKey(record.sequence));
  }

  /** True when the keys of both are surely the same: an update leaves whatever it does not touch in its place. */
  isUntouched(before: Document, after: Document): boolean {
    return this.current.roots?.every((root) => before[root] === after[root]) ?? false;
  }

  /** Moves the entries of a record whose document is about to become `after`. */
  move(record: StoredRecord, after: Document): void {
    if (this.isUntouched(record.document, after)) return;
    const oldKeys = this.keysOf(record.document);
    const newKeys = this.keysOf(after);
    if (oldKeys.length === newKeys.length && oldKeys.every((key, index) => key === newKeys[index])) return;
    const suffix = sequenceKey(record.sequence);
    for (const key of oldKeys) this.entries.remove(key + suffix);
    for (const key of newKeys) this.entries.add(key + suffix, record);
  }

  /** The records whose document has exactly this key. */
  recordsAt(key: string): Iterable<StoredRecord> {
    return this.entries.range(key, key + ABOVE);
  }
}
