import type { Document } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { collectionName, documentArgument, documentsArgument, numberArgument } from '../arguments.ts';
import type { CommandCall, RunCommand } from '../command.ts';
import { letVariables, variablesOf } from '../query-context.ts';
import { ok } from '../reply.ts';
import { runDelete } from './delete-statement.ts';
import { runInsert } from './insert-statement.ts';
import { runUpdate, type UpdateResult, type UpdateStatement } from './update-statement.ts';
import { stopsAtError, tryStatement, writeErrorsField } from './write-error.ts';

const MAX_BATCH_LENGTH = 100_000;

/** The statements of a write command, within the permitted number. */
function statementsOf(call: CommandCall, field: string): Document[] {
  const statements = documentsArgument(call.command, field);
  if (statements.length === 0 || statements.length > MAX_BATCH_LENGTH) {
    throw refusal(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_BATCH_LENGTH}. Got ${statements.length} operations.`,
    );
  }
  return statements;
}

export const insert: RunCommand = async (call) => {
  const name = collectionName(call);
  const writeErrors: Document[] = [];
  let n = 0;
  for (const [index, document] of statementsOf(call, 'documents').entries()) {
    const outcome = await tryStatement(call, index, () => runInsert(call, name, document));
    if ('result' in outcome) n++;
    else writeErrors.push(outcome.writeError);
    if (writeErrors.length > 0 && stopsAtError(call)) break;
  }
  return ok({ n, ...writeErrorsField(writeErrors) });
};

export const update: RunCommand = async (call) => {
  const name = collectionName(call);
  const writeErrors: Document[] = [];
  const results: { readonly index: number; readonly result: UpdateResult }[] = [];
  for (const [index, statement] of statementsOf(call, 'updates').entries()) {
    const outcome = await tryStatement(call, index, () => runUpdate(call, name, parseUpdate(call, statement)));
    if ('result' in outcome) results.push({ index, result: outcome.result });
    else writeErrors.push(outcome.writeError);
    if (writeErrors.length > 0 && stopsAtError(call)) break;
  }
  const upserted = results.flatMap(({ index, result }) =>
    result.upserted ? [{ index, _id: result.upserted._id }] : [],
  );
  return ok({
    n: results.reduce((total, { result }) => total + result.matchedCount, upserted.length),
    ...(upserted.length > 0 && { upserted }),
    nModified: results.reduce((total, { result }) => total + result.modifiedCount, 0),
    ...writeErrorsField(writeErrors),
  });
};

function parseUpdate(call: CommandCall, statement: Document): UpdateStatement {
  const variables = variablesOf(call);
  return {
    filter: documentArgument(statement, 'q') ?? {},
    update: statement.u,
    isUpsert: Boolean(statement.upsert),
    isMulti: Boolean(statement.multi),
    arrayFilters: documentsArgument(statement, 'arrayFilters'),
    variables: { ...variables, ...letVariables(documentArgument(statement, 'c'), variables) },
    hint: statement.hint,
    collation: statement.collation,
    sort: documentArgument(statement, 'sort'),
  };
}

export const remove: RunCommand = async (call) => {
  const name = collectionName(call);
  const writeErrors: Document[] = [];
  let n = 0;
  for (const [index, statement] of statementsOf(call, 'deletes').entries()) {
    const outcome = await tryStatement(call, index, () =>
      runDelete(call, name, {
        filter: documentArgument(statement, 'q') ?? {},
        variables: variablesOf(call),
        hint: statement.hint,
        collation: statement.collation,
        limit: numberArgument(statement, 'limit') ?? 0,
      }),
    );
    if ('result' in outcome) n += outcome.result.length;
    else writeErrors.push(outcome.writeError);
    if (writeErrors.length > 0 && stopsAtError(call)) break;
  }
  return ok({ n, ...writeErrorsField(writeErrors) });
};
