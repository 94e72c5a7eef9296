import { runPipelineOn } from '../../aggregation/run-pipeline.ts';
import type { Document } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { compileFindProjection, KEEP_WHOLE } from '../../projection/compile-projection.ts';
import { timestampOf } from '../../storage/logical-clock.ts';
import { findDocuments, type Query } from '../../storage/read-documents.ts';
import { collectionName, countArgument, documentArgument, numberArgument } from '../arguments.ts';
import { DEFAULT_BATCH_SIZE, firstBatch } from '../batch-reply.ts';
import type { CommandCall, RunCommand } from '../command.ts';
import { collationOf, collectionOf, readPointOf, snapshotOf, variablesOf, viewOf } from '../query-context.ts';
import { createPipelineStore } from './pipeline-store.ts';

const UNSUPPORTED = ['tailable', 'awaitData', 'min', 'max', 'returnKey', 'showRecordId'];

export const find: RunCommand = (call) => {
  const { command } = call;
  const unsupported = UNSUPPORTED.find((option) => command[option]);
  if (unsupported) throw refusal('InvalidOptions', `the find option '${unsupported}' is not supported by this server`);
  const name = collectionName(call);
  const query = parseQuery(call, name);
  const snapshot = snapshotOf(call);
  const { collation, filter, variables } = query;
  const project = compileFindProjection(documentArgument(command, 'projection') ?? {}, {
    filter,
    collation,
    variables,
  });
  const documents = readQuery(call, name, query, snapshot).map(project);
  const namespace = `${call.database}.${name}`;
  const options = {
    cursorFields: snapshot === undefined ? {} : { atClusterTime: timestampOf(snapshot) },
    isStored: project === KEEP_WHOLE && !viewOf(call, name),
  };
  const batchSize = countArgument(command, 'batchSize') ?? DEFAULT_BATCH_SIZE;
  if (!isSingleBatch(command)) return firstBatch(call, namespace, documents, batchSize, options);
  return firstBatch(call, namespace, documents.slice(0, batchSize || 1), Number.POSITIVE_INFINITY, options);
};

/** A negative limit asks for one batch only. */
function isSingleBatch(command: Document): boolean {
  return Boolean(command.singleBatch) || (numberArgument(command, 'limit') ?? 0) < 0;
}

function parseQuery(call: CommandCall, name: string): Query {
  const { command } = call;
  return {
    filter: documentArgument(command, 'filter') ?? {},
    collation: collationOf(command.collation, collectionOf(call, name)),
    variables: variablesOf(call),
    hint: command.hint,
    sort: documentArgument(command, 'sort'),
    skip: countArgument(command, 'skip') ?? 0,
    limit: Math.abs(numberArgument(command, 'limit') ?? 0),
  };
}

/** Reads a collection directly, a view through its pipeline. */
function readQuery(call: CommandCall, name: string, query: Query, snapshot: number | undefined): Document[] {
  if (!viewOf(call, name)) {
    return findDocuments(call.engine.store, collectionOf(call, name), query, readPointOf(call, snapshot)).map(
      ({ document }) => document,
    );
  }
  const { collation, variables } = query;
  const store = createPipelineStore(call, snapshot);
  return runPipelineOn(name, asStages(query), { collation, variables, store });
}

function asStages({ filter, sort, skip, limit }: Query): Document[] {
  return [
    { $match: filter },
    ...(sort && Object.keys(sort).length > 0 ? [{ $sort: sort }] : []),
    ...(skip ? [{ $skip: skip }] : []),
    ...(limit ? [{ $limit: limit }] : []),
  ];
}
