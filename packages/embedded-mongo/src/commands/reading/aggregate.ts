import { documentList } from '../../aggregation/document-list.ts';
import { runPipeline, runPipelineOn, stageName, validatePipeline } from '../../aggregation/run-pipeline.ts';
import type { PipelineContext } from '../../aggregation/stage.ts';
import { isNumeric } from '../../bson/numbers.ts';
import { type Document, isDocument } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { timestampOf } from '../../storage/logical-clock.ts';
import { findDocuments } from '../../storage/read-documents.ts';
import { collectionName, countArgument, documentArgument, documentsArgument } from '../arguments.ts';
import { DEFAULT_BATCH_SIZE, firstBatch } from '../batch-reply.ts';
import { openChangeStream } from '../change-streams/open-change-stream.ts';
import type { CommandCall, RunCommand } from '../command.ts';
import { collationOf, collectionOf, readPointOf, snapshotOf, variablesOf, viewOf } from '../query-context.ts';
import type { BatchReply } from '../reply.ts';
import { runStatement } from '../statement.ts';
import { explainQuery } from './explain.ts';
import { createPipelineStore } from './pipeline-store.ts';

export const aggregate: RunCommand = async (call) => {
  const { command } = call;
  /** `aggregate: 1` is about the whole database. */
  const name = isNumeric(call.target) ? null : collectionName(call);
  const pipeline = documentList(command.pipeline, 'pipeline');
  validatePipeline(pipeline);
  if (command.explain) return explainQuery(call, name ?? '', firstMatch(pipeline), undefined);
  const batchSize = batchSizeOf(command);
  if (pipeline[0]?.$changeStream !== undefined) return openChangeStream(call, name, pipeline, batchSize);
  return runAggregation(call, name, pipeline, batchSize);
};

function batchSizeOf(command: Document): number {
  const cursor = documentArgument(command, 'cursor');
  if (cursor) return countArgument(cursor, 'batchSize') ?? DEFAULT_BATCH_SIZE;
  throw refusal('FailedToParse', "The 'cursor' option is required, except for aggregate with the explain argument");
}

async function runAggregation(
  call: CommandCall,
  name: string | null,
  pipeline: Document[],
  batchSize: number,
): Promise<BatchReply> {
  const isWriting = pipeline.some((stage) => '$out' in stage || '$merge' in stage);
  if (isWriting && call.transaction) {
    throw refusal('OperationNotSupportedInTransaction', 'cannot use $out/$merge in a transaction');
  }
  const snapshot = snapshotOf(call);
  const context = contextOf(call, name, snapshot);
  const documents = await runStatement(call, () => runOnCollection(call, name, pipeline, context, snapshot));
  return firstBatch(call, `${call.database}.${name ?? '$cmd.aggregate'}`, documents, batchSize, {
    isStored: name !== null && !viewOf(call, name) && handsOn(pipeline),
    ...(isWriting && { staysOpen: false }),
    ...(snapshot !== undefined && { cursorFields: { atClusterTime: timestampOf(snapshot) } }),
  });
}

const HANDING_ON = ['$match', '$sort', '$skip', '$limit', '$unionWith'];

/** Whether what it answers is what is stored, document by document. */
const handsOn = (pipeline: readonly Document[]): boolean =>
  pipeline.every((stage) => {
    const name = stageName(stage);
    const union = name === '$unionWith' && isDocument(stage[name]) ? documentsArgument(stage[name], 'pipeline') : [];
    return HANDING_ON.includes(name) && handsOn(union);
  });

function firstMatch([first]: readonly Document[]): Document {
  return isDocument(first?.$match) ? first.$match : {};
}

function contextOf(call: CommandCall, name: string | null, snapshot: number | undefined): PipelineContext {
  const collation = collationOf(call.command.collation, name === null ? undefined : collectionOf(call, name));
  const variables = variablesOf(call);
  return { collation, variables, store: createPipelineStore(call, snapshot) };
}

/** A hint decides how the collection is read, so then the first read is made here. */
function runOnCollection(
  call: CommandCall,
  name: string | null,
  pipeline: Document[],
  context: PipelineContext,
  snapshot: number | undefined,
): Document[] {
  const { hint } = call.command;
  if (!hint || name === null) return runPipelineOn(name, pipeline, context);
  const { collation, variables } = context;
  const query = { filter: firstMatch(pipeline), collation, variables, hint };
  const found = findDocuments(call.engine.store, collectionOf(call, name), query, readPointOf(call, snapshot));
  return runPipeline(
    pipeline,
    found.map(({ document }) => document),
    context,
  );
}
