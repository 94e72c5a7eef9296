import { type Document, isDocument } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import type { Plan } from '../../planning/plan.ts';
import { planQuery } from '../../planning/plan-query.ts';
import { findDocuments } from '../../storage/read-documents.ts';
import { documentArgument, documentsArgument, numberArgument } from '../arguments.ts';
import type { CommandCall, RunCommand } from '../command.ts';
import { collationOf, collectionOf, readPointOf } from '../query-context.ts';
import { ok, type PlainReply } from '../reply.ts';

/** Tells which index a query uses and how many documents it looks at. */
export const explain: RunCommand = (call) => {
  const explained = call.target;
  if (!isDocument(explained)) throw refusal('FailedToParse', 'explain needs a command');
  const [name] = Object.values(explained);
  const filter =
    documentArgument(explained, 'filter') ?? documentArgument(explained, 'query') ?? firstFilter(explained);
  return explainQuery({ ...call, command: explained }, String(name), filter, documentArgument(explained, 'sort'));
};

function firstFilter(command: Document): Document {
  const [update] = documentsArgument(command, 'updates');
  const [removal] = documentsArgument(command, 'deletes');
  const [stage] = documentsArgument(command, 'pipeline');
  const filter = update?.q ?? removal?.q ?? stage?.$match;
  return isDocument(filter) ? filter : {};
}

export function explainQuery(
  call: CommandCall,
  name: string,
  filter: Document,
  sort: Document | undefined,
): PlainReply {
  const { command, database, engine } = call;
  const collection = collectionOf(call, name);
  const collation = collationOf(command.collation, collection);
  const query = {
    filter,
    collation,
    variables: {},
    hint: command.hint,
    sort,
    limit: numberArgument(command, 'limit') ?? 0,
  };
  const plan: Plan | undefined =
    collection && planQuery(collection, filter, { ...query, limit: query.limit || undefined });
  const examined = { count: 0 };
  const found = findDocuments(engine.store, collection, { ...query, examined }, readPointOf(call));
  return ok({
    explainVersion: '1',
    queryPlanner: {
      namespace: `${database}.${name}`,
      parsedQuery: filter,
      winningPlan: describePlan(plan),
      rejectedPlans: [],
    },
    executionStats: {
      executionSuccess: true,
      nReturned: found.length,
      totalDocsExamined: examined.count,
      executionTimeMillis: 0,
    },
    serverInfo: {},
  });
}

function describePlan(plan: Plan | undefined): Document {
  if (!plan) return { stage: 'EOF' };
  return plan.stage === 'IXSCAN'
    ? { stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName: plan.indexName } }
    : { stage: plan.stage };
}
