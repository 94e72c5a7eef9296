import { equal } from '../../bson/compare.ts';
import { isIdentical } from '../../bson/identical.ts';
import type { Document } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import type { Collection } from '../../storage/collection.ts';
import { addIndex, ensureCollection } from '../../storage/collections.ts';
import { collectionName, documentsArgument } from '../arguments.ts';
import type { RunCommand } from '../command.ts';
import { collectionOf, refuseView } from '../query-context.ts';
import { ok } from '../reply.ts';
import { completeSpecification, isIdIndex } from './index-specification.ts';

/** Creates what is missing; an index that exists with the same options is no error. */
export const createIndexes: RunCommand = (call) => {
  const name = collectionName(call);
  const requested = documentsArgument(call.command, 'indexes');
  if (requested.length === 0) throw refusal('BadValue', 'Must specify at least one index to create');
  refuseView(call, name);
  const isNewCollection = !collectionOf(call, name);
  const collection = ensureCollection(call.engine.store, call.database, name, call.transaction);
  const numIndexesBefore = collection.indexes.size + 1;
  for (const specification of requested.map((index) => completeSpecification(index, collection.options.collation))) {
    if (isIdIndex(specification) || isPresent(collection, specification)) continue;
    addIndex(call.engine.store, collection, specification);
  }
  const numIndexesAfter = collection.indexes.size + 1;
  return ok({
    numIndexesBefore,
    numIndexesAfter,
    createdCollectionAutomatically: isNewCollection,
    ...(numIndexesAfter === numIndexesBefore && { note: 'all indexes already exist' }),
    commitQuorum: 'votingMembers',
  });
};

const COMPARED_OPTIONS = ['unique', 'sparse', 'expireAfterSeconds', 'partialFilterExpression', 'collation'];

const hasSameOptions = (left: Document, right: Document) =>
  COMPARED_OPTIONS.every((option) => equal(left[option] || null, right[option] || null));

/** True when the same index is there; refuses one that differs in key or options. */
function isPresent(collection: Collection, wanted: Document): boolean {
  const existing = [...collection.indexes.values()].map(({ definition }) => definition.specification);
  const namesake = existing.find(({ name }) => name === wanted.name);
  if (namesake) return refuseDifferentNamesake(namesake, wanted);
  const twin = existing.find(
    (specification) =>
      hasSameKey(specification, wanted) &&
      equal(specification.collation ?? null, wanted.collation ?? null) &&
      equal(specification.partialFilterExpression ?? null, wanted.partialFilterExpression ?? null),
  );
  if (twin) throw refusal('IndexOptionsConflict', `Index already exists with a different name: ${String(twin.name)}`);
  return false;
}

function refuseDifferentNamesake(namesake: Document, wanted: Document): true {
  const name = String(wanted.name);
  if (!hasSameKey(namesake, wanted)) {
    throw refusal(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index but another key: ${name}`,
    );
  }
  if (!hasSameOptions(namesake, wanted)) {
    const differsInTime = !equal(namesake.expireAfterSeconds ?? null, wanted.expireAfterSeconds ?? null);
    throw refusal(
      differsInTime ? 'IndexOptionsConflict' : 'IndexKeySpecsConflict',
      `An equivalent index already exists with the same name but different options: ${name}`,
    );
  }
  return true;
}

/** Keys have to agree in the order of their fields too; 1 and 1.0 are the same direction. */
function hasSameKey({ key: left }: Document, { key: right }: Document): boolean {
  return isIdentical(left, right) || equal(left, right);
}
