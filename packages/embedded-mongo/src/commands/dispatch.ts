import { numberOr } from '../bson/numbers.ts';
import { type Document, isDocument } from '../bson/value.ts';
import type { EngineState } from '../engine-state.ts';
import { CommandError, refusal } from '../errors/command-error.ts';
import { type Failure, takeFailure } from '../fail-points/failure.ts';
import { enterSession, type SessionEntry } from '../sessions/enter-session.ts';
import { abortTransaction } from '../transactions/transaction-lifecycle.ts';
import type { Connection } from '../wire/connection.ts';
import { documentArgument, numberArgument } from './arguments.ts';
import type { CommandCall, CommandDefinition } from './command.ts';
import { findCommand } from './commands.ts';
import { labelsFor } from './error-labels.ts';
import { ok, type Reply, withFields } from './reply.ts';

/**
 * Runs one command: finds it, enters its session, runs it, makes its changes durable, and completes the reply.
 * Null means that the connection was closed on purpose (a fail point). Refusals are thrown as `CommandError`.
 */
export async function runCommand(
  engine: EngineState,
  connection: Connection,
  command: Document,
): Promise<Reply | null> {
  const [name = ''] = Object.keys(command);
  const definition = findCommand(name);
  engine.operations.note(name);
  const failure = await takeFailure(engine.failPoints, name, command, connection);
  if (failure?.closesConnection) {
    connection.close();
    return null;
  }
  if (failure?.error) throw labelled(failure.error, failure, name, command, isStreamCursor(engine, command, name));
  if (!definition) throw refusal('CommandNotFound', `no such command: '${name}'`);
  refuseSnapshotRead(name, command, definition);
  const entry = enterSession(engine, name, command, definition);
  const reply = entry.replay ?? (await runDurably(callOf(engine, connection, name, command, entry), definition));
  if (definition.isRetryableWrite && entry.session && !entry.transaction && entry.transactionNumber !== null) {
    entry.session.lastReply = reply;
  }
  return completeReply(reply, command, failure, name);
}

function callOf(
  engine: EngineState,
  connection: Connection,
  name: string,
  command: Document,
  entry: SessionEntry,
): CommandCall {
  const limitMs = name === 'getMore' ? 0 : (numberArgument(command, 'maxTimeMS') ?? 0);
  return {
    engine,
    connection,
    name,
    command,
    target: command[name],
    database: typeof command.$db === 'string' ? command.$db : 'admin',
    session: entry.session,
    transaction: entry.transaction,
    deadline: limitMs > 0 ? Date.now() + limitMs : Number.POSITIVE_INFINITY,
  };
}

/** Any error ends the transaction it happened in; whatever was changed before it is on disk when the client hears of it. */
async function runDurably(call: CommandCall, definition: CommandDefinition): Promise<Reply> {
  const { engine, transaction, name, command } = call;
  try {
    const reply = await definition.run(call);
    if (transaction && 'writeErrors' in reply.fields) abortTransaction(engine.store, transaction);
    if (transaction?.state !== 'open') await engine.store.disk.flush();
    return reply;
  } catch (error) {
    if (transaction) abortTransaction(engine.store, transaction);
    await engine.store.disk.flush();
    if (!(error instanceof CommandError) || error.labels.length > 0) throw error;
    throw labelled(error, undefined, name, command, false);
  }
}

function refuseSnapshotRead(name: string, command: Document, definition: CommandDefinition): void {
  const isSnapshot = documentArgument(command, 'readConcern')?.level === 'snapshot';
  if (!isSnapshot || command.autocommit === false || definition.readsSnapshots) return;
  throw refusal(
    'InvalidOptions',
    `readConcern level 'snapshot' is not supported for command ${name} outside of a multi-document transaction`,
  );
}

function labelled(
  error: CommandError,
  failure: Failure | undefined,
  name: string,
  command: Document,
  isChangeStream: boolean,
): CommandError {
  error.labels = failure?.labels ?? labelsFor(error.code, { name, command, isChangeStream });
  return error;
}

function isStreamCursor({ cursors }: EngineState, command: Document, name: string): boolean {
  const id = command[name];
  return name === 'getMore' && typeof id === 'bigint' && cursors.find(id)?.stream !== undefined;
}

/** Adds the write concern error of a fail point, or of a concern that one member cannot meet. */
function completeReply(reply: Reply, command: Document, failure: Failure | undefined, name: string): Reply {
  const writeConcernError =
    failure?.writeConcernError ?? unreachableWriteConcern(documentArgument(command, 'writeConcern'));
  if (!writeConcernError) return reply;
  const labels =
    failure?.labels ?? labelsFor(numberOr(writeConcernError.code, 0), { name, command, isChangeStream: false });
  return withFields(reply, { writeConcernError, ...(labels.length > 0 && { errorLabels: labels }) });
}

/** There is one member only. */
function unreachableWriteConcern(writeConcern: Document | undefined): Document | undefined {
  if (!isDocument(writeConcern) || numberOr(writeConcern.w, 1) <= 1) return undefined;
  return {
    code: 100,
    codeName: 'UnsatisfiableWriteConcern',
    errmsg: 'Not enough data-bearing nodes',
    errInfo: { writeConcern },
  };
}

/** The reply to a refused command. */
export function errorReply(error: CommandError): Reply {
  const { code, codeName, message, details, labels } = error;
  return withFields(ok(), {
    ok: 0,
    errmsg: message,
    code,
    codeName,
    ...details,
    ...(labels.length > 0 && { errorLabels: labels }),
  });
}
