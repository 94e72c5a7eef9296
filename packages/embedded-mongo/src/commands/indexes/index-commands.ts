import { equal } from '../../bson/compare.ts';
import type { Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import type { Collection } from '../../storage/collection.ts';
import { dropIndex } from '../../storage/collections.ts';
import { ID_INDEX } from '../../storage/index-definition.ts';
import { collectionName, countArgument, documentArgument } from '../arguments.ts';
import { firstBatch } from '../batch-reply.ts';
import type { CommandCall, CommandFamily, RunCommand } from '../command.ts';
import { collectionOf } from '../query-context.ts';
import { ok } from '../reply.ts';
import { createIndexes } from './create-indexes.ts';

const listIndexes: RunCommand = (call) => {
  const collection = requireCollection(call);
  const size = countArgument(documentArgument(call.command, 'cursor') ?? {}, 'batchSize') ?? Number.POSITIVE_INFINITY;
  const { collation } = collection.options;
  const indexes = [...collection.indexes.values()].map(({ definition }) => definition.specification);
  return firstBatch(
    call,
    collection.namespace,
    [{ ...ID_INDEX, ...(collation !== undefined && { collation }) }, ...indexes],
    size,
  );
};

const dropIndexes: RunCommand = (call) => {
  const collection = requireCollection(call);
  const nIndexesWas = collection.indexes.size + 1;
  const { index } = call.command;
  const names =
    index === '*'
      ? [...collection.indexes.keys()]
      : (Array.isArray(index) ? index : [index]).map((wanted) => indexName(collection, wanted));
  for (const name of names) dropIndex(call.engine.store, collection, name);
  return ok({ nIndexesWas });
};

function requireCollection(call: CommandCall): Collection {
  const name = collectionName(call);
  const collection = collectionOf(call, name);
  if (!collection) throw refusal('NamespaceNotFound', `ns does not exist: ${call.database}.${name}`);
  return collection;
}

/** An index is named by its name or by its key. */
function indexName(collection: Collection, wanted: Value): string {
  if (wanted === '_id_') throw refusal('InvalidOptions', 'cannot drop _id index');
  const index = [...collection.indexes.values()].find(
    ({ definition }) => definition.name === wanted || equal(definition.key, wanted),
  );
  if (!index)
    throw refusal(
      'IndexNotFound',
      typeof wanted === 'string' ? `index not found with name [${wanted}]` : "can't find index with key",
    );
  return index.definition.name;
}

export const INDEX_COMMANDS: CommandFamily = {
  createIndexes: { run: createIndexes, runsInTransactions: true },
  listIndexes: { run: listIndexes },
  dropIndexes: { run: dropIndexes },
};
