import { type Document, isDocument } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { countArgument, documentArgument, documentsArgument, numberArgument, splitNamespace } from '../arguments.ts';
import { firstBatch } from '../batch-reply.ts';
import type { CommandCall, RunCommand } from '../command.ts';
import { variablesOf } from '../query-context.ts';
import { runDelete } from './delete-statement.ts';
import { runInsert } from './insert-statement.ts';
import { runUpdate } from './update-statement.ts';
import { stopsAtError, tryStatement } from './write-error.ts';

type Totals = {
  nErrors: number;
  nInserted: number;
  nMatched: number;
  nModified: number;
  nUpserted: number;
  nDeleted: number;
};

/** Runs one operation, adds to the totals, and returns its entry of the reply. */
type RunOperation = (call: CommandCall, name: string, operation: Document, totals: Totals) => Document;

const insertOne: RunOperation = (call, name, operation, totals) => {
  const { document } = operation;
  if (!isDocument(document)) throw refusal('TypeMismatch', 'an insert needs a document');
  runInsert(call, name, document);
  totals.nInserted++;
  return { n: 1 };
};

const updateMatches: RunOperation = (call, name, operation, totals) => {
  const { matchedCount, modifiedCount, upserted } = runUpdate(call, name, {
    filter: documentArgument(operation, 'filter') ?? {},
    update: operation.updateMods,
    isUpsert: Boolean(operation.upsert),
    isMulti: Boolean(operation.multi),
    arrayFilters: documentsArgument(operation, 'arrayFilters'),
    variables: variablesOf(call),
    hint: operation.hint,
    collation: operation.collation,
    sort: documentArgument(operation, 'sort'),
  });
  totals.nMatched += matchedCount;
  totals.nModified += modifiedCount;
  if (!upserted) return { n: matchedCount, nModified: modifiedCount };
  totals.nUpserted++;
  return { n: 1, nModified: 0, upserted: { _id: upserted._id } };
};

const deleteMatches: RunOperation = (call, name, operation, totals) => {
  const removed = runDelete(call, name, {
    filter: documentArgument(operation, 'filter') ?? {},
    variables: variablesOf(call),
    hint: operation.hint,
    collation: operation.collation,
    limit: operation.multi ? 0 : 1,
  });
  totals.nDeleted += removed.length;
  return { n: removed.length };
};

const OPERATIONS: Record<string, RunOperation> = { insert: insertOne, update: updateMatches, delete: deleteMatches };

/** Writes to several collections in one command. */
export const bulkWrite: RunCommand = async (call) => {
  const { command } = call;
  const namespaces = documentsArgument(command, 'nsInfo').map(({ ns }) => splitNamespace(ns));
  const totals: Totals = { nErrors: 0, nInserted: 0, nMatched: 0, nModified: 0, nUpserted: 0, nDeleted: 0 };
  const entries: Document[] = [];
  for (const [idx, operation] of documentsArgument(command, 'ops').entries()) {
    const outcome = await tryStatement(call, idx, () => runOperation(call, operation, namespaces, totals));
    if ('result' in outcome) {
      if (!command.errorsOnly) entries.push({ ok: 1, idx, ...outcome.result });
      continue;
    }
    const { index: _index, ...error } = outcome.writeError;
    totals.nErrors++;
    entries.push({ ok: 0, idx, n: 0, ...error });
    if (stopsAtError(call)) break;
  }
  const batchSize = countArgument(documentArgument(command, 'cursor') ?? {}, 'batchSize') ?? Number.POSITIVE_INFINITY;
  return firstBatch(call, 'admin.$cmd.bulkWrite', entries, batchSize, { fields: { ...totals } });
};

function runOperation(
  call: CommandCall,
  operation: Document,
  namespaces: ReturnType<typeof splitNamespace>[],
  totals: Totals,
): Document {
  const [kind = ''] = Object.keys(operation);
  const run = OPERATIONS[kind];
  const namespace = namespaces[numberArgument(operation, kind) ?? -1];
  if (!run || !namespace) throw refusal('BadValue', `the bulkWrite operation '${kind}' is not valid`);
  return run({ ...call, database: namespace.database }, namespace.name, operation, totals);
}
