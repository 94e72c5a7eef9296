import type { Document } from '../../bson/value.ts';
import { ChangeStream } from '../../change-streams/change-stream.ts';
import { parseStreamOptions } from '../../change-streams/stream-options.ts';
import { refusal } from '../../errors/command-error.ts';
import type { CommandCall } from '../command.ts';
import { collationOf, refuseView, variablesOf } from '../query-context.ts';
import { createPipelineStore } from '../reading/pipeline-store.ts';
import type { BatchReply } from '../reply.ts';
import { takeStreamBatch } from './stream-batch.ts';

/** Opens a change stream over a collection, a database (`name` is null) or the cluster. */
export function openChangeStream(
  call: CommandCall,
  name: string | null,
  pipeline: Document[],
  batchSize: number,
): BatchReply {
  const { engine, database, command } = call;
  const options = parseStreamOptions(pipeline[0]?.$changeStream, engine.store.clock.now);
  if (options.isClusterWide && (database !== 'admin' || name !== null)) {
    throw refusal(
      'InvalidOptions',
      'A $changeStream with allChangesForCluster:true may only be opened on the admin database',
    );
  }
  if (name !== null) refuseView(call, name);
  if (!engine.store.log.isKept) {
    throw refusal('CommandNotSupported', 'This server was started without change streams');
  }
  if (!engine.store.log.reaches(options.startAfter)) {
    throw refusal(
      'ChangeStreamHistoryLost',
      'Resume of change stream was not possible, as the resume point may no longer be in the oplog.',
    );
  }
  const collation = collationOf(command.collation, undefined);
  const variables = variablesOf(call);
  const context = { collation, variables, store: createPipelineStore(call, undefined) };
  const scope = { database: options.isClusterWide ? null : database, collection: name };
  const stream = new ChangeStream(scope, options, pipeline.slice(1), context);
  const cursor = engine.cursors.create(`${database}.${name ?? '$cmd.aggregate'}`, [], null, { stream });
  cursor.append(stream.advance(engine.store));
  return takeStreamBatch(call, cursor, stream, 'firstBatch', batchSize);
}
