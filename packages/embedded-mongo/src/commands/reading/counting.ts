import { runPipelineOn } from '../../aggregation/run-pipeline.ts';
import { compare } from '../../bson/compare.ts';
import { indexKey } from '../../bson/index-key.ts';
import { type Document, isDocument, type Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { walkPath } from '../../matching/path.ts';
import { timestampOf } from '../../storage/logical-clock.ts';
import { findDocuments } from '../../storage/read-documents.ts';
import { collectionName, countArgument, documentArgument, numberArgument } from '../arguments.ts';
import type { CommandCall, RunCommand } from '../command.ts';
import { collationOf, collectionOf, readPointOf, snapshotOf, variablesOf, viewOf } from '../query-context.ts';
import { ok } from '../reply.ts';
import { createPipelineStore } from './pipeline-store.ts';

export const count: RunCommand = (call) => {
  const { command } = call;
  const matched = countOfAll(call) ?? matchedDocuments(call).length;
  const remaining = Math.max(0, matched - (countArgument(command, 'skip') ?? 0));
  const limit = Math.abs(numberArgument(command, 'limit') ?? 0);
  return ok({ n: limit > 0 ? Math.min(remaining, limit) : remaining });
};

/** Of a whole collection outside transactions the number is known without looking; undefined for any other question. */
function countOfAll(call: CommandCall): number | undefined {
  const { query = {}, hint } = call.command;
  const name = collectionName(call);
  const isPlain = isDocument(query) && Object.keys(query).length === 0 && hint === undefined;
  if (!isPlain || call.transaction || snapshotOf(call) !== undefined || viewOf(call, name)) return undefined;
  return collectionOf(call, name)?.records.size ?? 0;
}

export const distinct: RunCommand = (call) => {
  const { key } = call.command;
  if (typeof key !== 'string') throw refusal('TypeMismatch', "BSON field 'distinct.key' has to be a string");
  const collation = collationOf(call.command.collation, collectionOf(call, collectionName(call)));
  const values = new Map<string, Value>();
  for (const value of matchedDocuments(call).flatMap((document) => valuesAt(document, key))) {
    const sameKey = indexKey(value, collation);
    if (!values.has(sameKey)) values.set(sameKey, value);
  }
  const snapshot = snapshotOf(call);
  return ok({
    values: [...values.values()].sort((left, right) => compare(left, right)),
    ...(snapshot !== undefined && { atClusterTime: timestampOf(snapshot) }),
  });
};

/** The values a path yields, those of arrays one by one. */
function valuesAt(document: Document, path: string): Value[] {
  const values: Value[] = [];
  walkPath(document, path.split('.'), (value) => {
    values.push(...(Array.isArray(value) ? value : [value]));
    return false;
  });
  return values.filter((value) => value !== undefined);
}

/** The documents of the command's `query`, through the pipeline if the name is a view. */
function matchedDocuments(call: CommandCall): Document[] {
  const { command, engine } = call;
  const name = collectionName(call);
  const collection = collectionOf(call, name);
  const query = command.query ?? {};
  if (!isDocument(query)) throw refusal('TypeMismatch', "BSON field 'query' has to be an object");
  const collation = collationOf(command.collation, collection);
  const variables = variablesOf(call);
  if (!viewOf(call, name)) {
    return findDocuments(
      engine.store,
      collection,
      { filter: query, collation, variables, hint: command.hint },
      readPointOf(call),
    ).map(({ document }) => document);
  }
  const store = createPipelineStore(call, snapshotOf(call));
  return runPipelineOn(name, [{ $match: documentArgument(command, 'query') ?? {} }], { collation, variables, store });
}
