import type { PipelineStore } from '../../aggregation/stage.ts';
import { findDocuments } from '../../storage/read-documents.ts';
import type { CommandCall } from '../command.ts';
import { collectionOf, readPointOf, viewOf } from '../query-context.ts';
import { writeOutput } from './pipeline-output.ts';

/** Lets a pipeline read at the read point of its command, and write. */
export function createPipelineStore(call: CommandCall, snapshot: number | undefined): PipelineStore {
  const point = readPointOf(call, snapshot);
  return {
    read: (name, filter, { sort, limit = 0 }, { collation, variables }) => {
      const query = { filter, collation, variables, sort, limit };
      return findDocuments(call.engine.store, collectionOf(call, name), query, point).map(({ document }) => document);
    },
    findView: (name) => viewOf(call, name),
    write: (stage, operand, documents, { variables }) => writeOutput(call, stage, operand, documents, variables),
  };
}
