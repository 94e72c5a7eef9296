import { UUID } from 'bson';
import type { Document } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { Collection } from './collection.ts';
import { CollectionIndex } from './collection-index.ts';
import { duplicateKey } from './duplicate-key.ts';
import type { Store } from './store.ts';
import type { StoredRecord } from './stored-record.ts';

/** The collection as a statement sees it: a transaction also sees those it creates itself. */
export function findCollection(
  store: Store,
  database: string,
  name: string,
  transaction: Transaction | null,
): Collection | undefined {
  return transaction?.created.get(`${database}.${name}`) ?? store.catalog.find(database, name);
}

/** Makes the collection if need be, as the first write to a name does. */
export function ensureCollection(
  store: Store,
  database: string,
  name: string,
  transaction: Transaction | null,
): Collection {
  return findCollection(store, database, name, transaction) ?? createCollection(store, database, name, {}, transaction);
}

export function createCollection(
  store: Store,
  database: string,
  name: string,
  options: Document,
  transaction: Transaction | null,
): Collection {
  refuseBadName(database, name);
  const collection = new Collection(
    { id: store.catalog.nextCollectionId(), uuid: new UUID(), database, name },
    options,
  );
  if (transaction) {
    transaction.created.set(collection.namespace, collection);
    return collection;
  }
  store.catalog.add(collection);
  store.clock.advance();
  store.saveCollection(collection);
  return collection;
}

function refuseBadName(database: string, name: string): void {
  if (name === '' || name.includes('\0') || name.includes('$') || name.startsWith('.') || name.startsWith('system.')) {
    throw refusal('InvalidNamespace', `Invalid namespace specified '${database}.${name}'`);
  }
}

/** Removes a collection with its documents and indexes. `isAnnounced` is false where a rename replaces it. */
export function dropCollection(store: Store, collection: Collection, isAnnounced = true): void {
  const { id, database, name } = collection.identity;
  store.catalog.remove(collection);
  store.clock.advance();
  for (const sequence of collection.records.keys()) store.disk.removeDocument(id, sequence);
  store.disk.removeCollection(id);
  if (isAnnounced) store.announce({ operation: 'drop', database, collection: name });
}

export function renameCollection(store: Store, collection: Collection, database: string, name: string): void {
  const { identity } = collection;
  const before = { database: identity.database, collection: identity.name };
  refuseBadName(database, name);
  store.catalog.remove(collection);
  identity.database = database;
  identity.name = name;
  store.catalog.add(collection);
  store.saveCollection(collection);
  store.clock.advance();
  store.announce({ ...before, operation: 'rename', renamedTo: { db: database, coll: name } });
}

/** Builds an index over what is there; refuses with DuplicateKey if a unique one cannot hold it. */
export function addIndex(store: Store, collection: Collection, specification: Document): void {
  const index = new CollectionIndex(specification);
  if (index.definition.isUnique) refuseDuplicates(collection, index);
  index.addAll(collection.records.values());
  collection.indexes.set(index.definition.name, index);
  saveIfVisible(store, collection);
}

function refuseDuplicates(collection: Collection, index: CollectionIndex): void {
  const owners = new Map<string, StoredRecord>();
  for (const record of collection.records.values()) {
    for (const key of index.keysOf(record.document)) {
      if (owners.has(key)) throw duplicateKey(collection, record.document, index.definition);
      owners.set(key, record);
    }
  }
}

export function dropIndex(store: Store, collection: Collection, name: string): void {
  collection.indexes.delete(name);
  saveIfVisible(store, collection);
}

/** A collection that a transaction is creating is saved when it commits. */
function saveIfVisible(store: Store, collection: Collection): void {
  const { database, name } = collection.identity;
  if (store.catalog.find(database, name) === collection) store.saveCollection(collection);
}
