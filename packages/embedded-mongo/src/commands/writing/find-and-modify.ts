import type { Document } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { compileFindProjection } from '../../projection/compile-projection.ts';
import { collectionName, documentArgument, documentsArgument } from '../arguments.ts';
import type { CommandCall, RunCommand } from '../command.ts';
import { collationOf, collectionOf, variablesOf } from '../query-context.ts';
import { ok, type PlainReply } from '../reply.ts';
import { runStatement } from '../statement.ts';
import { runDelete } from './delete-statement.ts';
import { runUpdate } from './update-statement.ts';

/** What both forms, removal and update, share. */
type Selection = Pick<Parameters<typeof runUpdate>[2], 'filter' | 'variables' | 'hint' | 'collation' | 'sort'>;

export const findAndModify: RunCommand = (call) => {
  const { command } = call;
  const name = collectionName(call);
  refuseContradictions(command);
  const selection: Selection = {
    filter: documentArgument(command, 'query') ?? {},
    variables: variablesOf(call),
    hint: command.hint,
    collation: command.collation,
    sort: documentArgument(command, 'sort'),
  };
  return runStatement(call, () =>
    command.remove ? removeOne(call, name, selection) : updateOne(call, name, selection),
  );
};

function refuseContradictions({ remove, update, new: wantsNew, upsert }: Document): void {
  if (remove && (update || wantsNew || upsert))
    throw refusal('FailedToParse', 'Cannot specify both an update and remove=true');
  if (!remove && !update) throw refusal('FailedToParse', 'Either an update or remove=true must be specified');
}

function removeOne(call: CommandCall, name: string, selection: Selection): PlainReply {
  const project = projectionOf(call, name, selection);
  const [removed] = runDelete(call, name, { ...selection, limit: 1 });
  return ok({ lastErrorObject: { n: removed ? 1 : 0 }, value: removed ? project(removed) : null });
}

function updateOne(call: CommandCall, name: string, selection: Selection): PlainReply {
  const { command } = call;
  const project = projectionOf(call, name, selection);
  const { matchedCount, upserted, before, after } = runUpdate(call, name, {
    ...selection,
    update: command.update,
    isUpsert: Boolean(command.upsert),
    isMulti: false,
    arrayFilters: documentsArgument(command, 'arrayFilters'),
  });
  const returned = command.new ? (after ?? upserted) : before;
  return ok({
    lastErrorObject: {
      n: matchedCount + (upserted ? 1 : 0),
      updatedExisting: matchedCount > 0,
      ...(upserted && { upserted: upserted._id }),
    },
    value: returned ? project(returned) : null,
  });
}

function projectionOf(call: CommandCall, name: string, { filter, variables, collation }: Selection) {
  const fields = documentArgument(call.command, 'fields') ?? {};
  return compileFindProjection(fields, {
    filter,
    variables,
    collation: collationOf(collation, collectionOf(call, name)),
  });
}
