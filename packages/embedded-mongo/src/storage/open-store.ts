import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UUID } from 'bson';
import { indexKey } from '../bson/index-key.ts';
import { type Document, isDocument } from '../bson/value.ts';
import { eventFromDocument } from './change-event.ts';
import { Collection } from './collection.ts';
import { CollectionIndex } from './collection-index.ts';
import type { LmdbDisk } from './lmdb-disk.ts';
import { Store } from './store.ts';
import type { StoredRecord } from './stored-record.ts';

/** Opens the data in a folder, or an empty store in memory. lmdb is loaded only when there is a folder. */
export async function openStore(dataDir: string | undefined, keepsChanges: boolean): Promise<Store> {
  if (dataDir === undefined) return new Store(undefined, keepsChanges);
  await mkdir(dataDir, { recursive: true });
  const { LmdbDisk: Disk } = await import('./lmdb-disk.ts');
  const disk = new Disk(join(dataDir, 'wishbow.mdb'));
  const store = new Store(disk, keepsChanges);
  loadDocuments(disk, loadCollections(disk, store));
  if (keepsChanges) loadEvents(disk, store);
  else forgetEvents(disk, store);
  return store;
}

function loadCollections(disk: LmdbDisk, store: Store): Map<number, Collection> {
  const collections = new Map<number, Collection>();
  for (const { id, description } of disk.readCollections()) {
    const collection = restoreCollection(id, description);
    store.catalog.add(collection);
    collections.set(id, collection);
  }
  return collections;
}

function restoreCollection(id: number, { database, name, uuid, options, indexes }: Document): Collection {
  if (!(uuid instanceof UUID) || !isDocument(options) || !Array.isArray(indexes)) {
    throw new Error(`The description of collection ${id} on disk is damaged`);
  }
  const collection = new Collection({ id, uuid, database: String(database), name: String(name) }, options);
  for (const specification of indexes.filter(isDocument)) {
    const index = new CollectionIndex(specification);
    collection.indexes.set(index.definition.name, index);
  }
  return collection;
}

function loadDocuments(disk: LmdbDisk, collections: ReadonlyMap<number, Collection>): void {
  const recordsByCollection = new Map<number, StoredRecord[]>();
  for (const { collectionId, sequence, document } of disk.readDocuments()) {
    const records = recordsByCollection.get(collectionId) ?? [];
    recordsByCollection.set(collectionId, records);
    records.push({ sequence, idKey: indexKey(document._id), document, changedAt: 0 });
  }
  for (const [collectionId, records] of recordsByCollection) collections.get(collectionId)?.load(records);
}

function loadEvents(disk: LmdbDisk, store: Store): void {
  for (const { at, event } of disk.readEvents()) {
    store.log.restore(eventFromDocument(at, event));
    store.clock.catchUpWith(at);
  }
}

/** Of times that were given out before the start nothing is known without them, but that they are past. */
function forgetEvents(disk: LmdbDisk, store: Store): void {
  for (const { at } of disk.readEvents()) {
    disk.removeEvent(at);
    store.clock.catchUpWith(at);
  }
  store.clock.skipSecond();
}
