import { encodeDocument } from '../../bson/encode.ts';
import type { Document } from '../../bson/value.ts';
import { compileFilter } from '../../matching/compile-filter.ts';
import type { Collection } from '../../storage/collection.ts';
import { ID_INDEX } from '../../storage/index-definition.ts';
import { collectionName, countArgument, documentArgument } from '../arguments.ts';
import { firstBatch } from '../batch-reply.ts';
import type { RunCommand } from '../command.ts';
import { collectionOf } from '../query-context.ts';
import { ok } from '../reply.ts';

export const listCollections: RunCommand = (call) => {
  const { engine, database, command } = call;
  const matches = compileFilter(documentArgument(command, 'filter') ?? {});
  const described = engine.store.catalog
    .listCollections(database)
    .map(describeCollection)
    .filter((entry) => matches(entry));
  const entries = command.nameOnly ? described.map(({ name, type }) => ({ name, type })) : described;
  const size = countArgument(documentArgument(command, 'cursor') ?? {}, 'batchSize') ?? Number.POSITIVE_INFINITY;
  return firstBatch(call, `${database}.$cmd.listCollections`, entries, size);
};

function describeCollection({ identity: { name, uuid }, options }: Collection): Document {
  if (options.viewOn !== undefined) return { name, type: 'view', options, info: { readOnly: true } };
  return { name, type: 'collection', options, info: { readOnly: false, uuid }, idIndex: ID_INDEX };
}

const SYSTEM_DATABASES = ['admin', 'config', 'local'];

export const listDatabases: RunCommand = ({ engine, command }) => {
  const matches = compileFilter(documentArgument(command, 'filter') ?? {});
  const names = new Set([...SYSTEM_DATABASES, ...engine.store.catalog.listDatabases()]);
  const entries = [...names]
    .sort()
    .map((name) => ({ name, sizeOnDisk: 0n, empty: false }))
    .filter((entry) => matches(entry));
  return ok({
    databases: command.nameOnly ? entries.map(({ name }) => ({ name })) : entries,
    totalSize: 0n,
    totalSizeMb: 0n,
  });
};

export const collStats: RunCommand = (call) => {
  const name = collectionName(call);
  const collection = collectionOf(call, name);
  const size = collection ? sizeOf(collection) : 0;
  const count = collection?.records.size ?? 0;
  return ok({
    ns: `${call.database}.${name}`,
    count,
    size,
    avgObjSize: count > 0 ? size / count : 0,
    nindexes: collection ? collection.indexes.size + 1 : 0,
    capped: false,
  });
};

export const dbStats: RunCommand = ({ engine, database }) => {
  const collections = engine.store.catalog.listCollections(database);
  return ok({
    db: database,
    collections: collections.length,
    objects: collections.reduce((total, { records }) => total + records.size, 0),
    dataSize: collections.reduce((total, collection) => total + sizeOf(collection), 0),
    indexes: collections.reduce((total, { indexes }) => total + indexes.size + 1, 0),
  });
};

/** Bytes of all documents as BSON. */
function sizeOf({ records }: Collection): number {
  let bytes = 0;
  for (const { document } of records.values()) bytes += encodeDocument(document).length;
  return bytes;
}
