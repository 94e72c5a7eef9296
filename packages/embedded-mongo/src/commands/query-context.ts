import { Timestamp } from 'bson';
import type { View } from '../aggregation/stage.ts';
import { type Collation, createCollation } from '../bson/collation.ts';
import type { Document, Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';
import { compileExpression } from '../expressions/compile-expression.ts';
import type { Collection } from '../storage/collection.ts';
import { findCollection } from '../storage/collections.ts';
import { timeOf } from '../storage/logical-clock.ts';
import type { ReadPoint } from '../storage/read-documents.ts';
import { documentArgument, documentsArgument } from './arguments.ts';
import type { CommandCall } from './command.ts';

export function collectionOf({ engine, database, transaction }: CommandCall, name: string): Collection | undefined {
  return findCollection(engine.store, database, name, transaction);
}

/** The view of a name, undefined for collections and names without anything. */
export function viewOf(call: CommandCall, name: string): View | undefined {
  const options = collectionOf(call, name)?.options ?? {};
  const { viewOn } = options;
  return typeof viewOn === 'string' ? { on: viewOn, pipeline: documentsArgument(options, 'pipeline') } : undefined;
}

export function refuseView(call: CommandCall, name: string): void {
  if (viewOf(call, name)) {
    throw refusal('CommandNotSupportedOnView', `Namespace ${call.database}.${name} is a view, not a collection`);
  }
}

/** The collation a statement names, else the collection's. */
export function collationOf(specification: Value, collection: Collection | undefined): Collation | null {
  return specification ? createCollation(specification) : (collection?.collation ?? null);
}

/** `$$NOW`, `$$CLUSTER_TIME` and the variables of `let`. */
export function variablesOf({ engine, command }: CommandCall): Document {
  const system = { NOW: new Date(), CLUSTER_TIME: engine.store.clock.timestamp };
  return { ...system, ...letVariables(documentArgument(command, 'let'), system) };
}

/** Constants of a statement, evaluated without a document. */
export function letVariables(constants: Document | undefined, variables: Document): Document {
  const entries = Object.entries(constants ?? {});
  return Object.fromEntries(
    entries.map(([name, expression]) => [name, compileExpression(expression)({ root: {}, variables })]),
  );
}

/** The logical time of a snapshot read outside transactions; undefined for an ordinary read. */
export function snapshotOf({ engine, command }: CommandCall): number | undefined {
  const readConcern = documentArgument(command, 'readConcern');
  if (readConcern?.level !== 'snapshot' || command.autocommit !== undefined) return undefined;
  const { atClusterTime } = readConcern;
  return atClusterTime instanceof Timestamp ? timeOf(atClusterTime) : engine.store.clock.now;
}

export function readPointOf(call: CommandCall, snapshot = snapshotOf(call)): ReadPoint {
  return { transaction: call.transaction, snapshot };
}
