import { refusal } from '../../errors/command-error.ts';
import { dropCollection, renameCollection } from '../../storage/collections.ts';
import { collectionName, splitNamespace } from '../arguments.ts';
import type { RunCommand } from '../command.ts';
import { collectionOf } from '../query-context.ts';
import { ok } from '../reply.ts';

export const drop: RunCommand = (call) => {
  const name = collectionName(call);
  const collection = collectionOf(call, name);
  if (collection) dropCollection(call.engine.store, collection);
  return ok({ nIndexesWas: collection ? collection.indexes.size + 1 : 0, ns: `${call.database}.${name}` });
};

export const dropDatabase: RunCommand = ({ engine: { store }, database }) => {
  const collections = store.catalog.listCollections(database);
  for (const collection of collections) dropCollection(store, collection);
  if (collections.length > 0) {
    store.clock.advance();
    store.announce({ operation: 'dropDatabase', database });
  }
  return ok({ dropped: database });
};

export const rename: RunCommand = ({ engine: { store }, target, command }) => {
  const from = splitNamespace(target);
  const to = splitNamespace(command.to);
  if (target === command.to) throw refusal('IllegalOperation', "Can't rename a collection to itself");
  const collection = store.catalog.find(from.database, from.name);
  if (!collection) throw refusal('NamespaceNotFound', `Source collection ${String(target)} does not exist`);
  const occupant = store.catalog.find(to.database, to.name);
  if (occupant && !command.dropTarget) throw refusal('NamespaceExists', 'target namespace exists');
  if (occupant) dropCollection(store, occupant, false);
  renameCollection(store, collection, to.database, to.name);
  return ok();
};
