import type { Document } from '../bson/value.ts';
import { documentArgument } from '../commands/arguments.ts';
import type { CommandDefinition } from '../commands/command.ts';
import type { Reply } from '../commands/reply.ts';
import type { EngineState } from '../engine-state.ts';
import { type CommandError, refusal } from '../errors/command-error.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { abortTransaction, beginTransaction } from '../transactions/transaction-lifecycle.ts';
import type { Session } from './session.ts';

/** Where a command stands: its session, its transaction, or the reply it has had before. */
export type SessionEntry = {
  readonly session: Session | null;
  readonly transaction: Transaction | null;
  /** The number of a transaction or retryable write. */
  readonly transactionNumber: bigint | null;
  /** Set when a retryable write is repeated: it must not run again. */
  readonly replay: Reply | null;
};

const READ_CONCERNS = ['local', 'majority', 'snapshot'];

/** Finds the session of a command and starts or continues what its `txnNumber` stands for. */
export function enterSession(
  engine: EngineState,
  name: string,
  command: Document,
  definition: CommandDefinition,
): SessionEntry {
  const session = command.lsid === undefined ? null : engine.sessions.get(command.lsid);
  const { txnNumber } = command;
  const transactionNumber = typeof txnNumber === 'bigint' || typeof txnNumber === 'number' ? BigInt(txnNumber) : null;
  const outside = { session, transaction: null, transactionNumber, replay: null };
  if (command.autocommit === false) {
    if (!session || transactionNumber === null)
      throw refusal('InvalidOptions', 'a transaction needs lsid and txnNumber');
    const transaction = enterTransaction(engine, session, transactionNumber, command, name);
    refuseInTransaction(engine, transaction, name, definition);
    return { ...outside, transaction };
  }
  if (!session || transactionNumber === null || !definition.isRetryableWrite) return outside;
  return { ...outside, replay: enterRetryableWrite(engine, session, transactionNumber) };
}

function enterTransaction(
  engine: EngineState,
  session: Session,
  number: bigint,
  command: Document,
  name: string,
): Transaction {
  if (command.startTransaction) return startTransaction(engine, session, number, command);
  const { transaction } = session;
  if (!transaction || number !== session.transactionNumber || transaction.state === 'aborted')
    throw noSuchTransaction(number, session);
  if (transaction.state === 'committed' && name.toLowerCase() !== 'committransaction') {
    throw refusal('TransactionCommitted', `Transaction with { txnNumber: ${number} } has been committed.`);
  }
  transaction.lastUsedAt = Date.now();
  return transaction;
}

function startTransaction(engine: EngineState, session: Session, number: bigint, command: Document): Transaction {
  refuseOlder(session, number);
  if (number === session.transactionNumber && session.transaction) {
    throw refusal('ConflictingOperationInProgress', `Cannot start a transaction at given transaction number ${number}`);
  }
  const level = documentArgument(command, 'readConcern')?.level;
  if (typeof level === 'string' && !READ_CONCERNS.includes(level)) {
    throw refusal(
      'InvalidOptions',
      'The readConcern level must be either local, majority or snapshot in order to run in a transaction',
    );
  }
  const transaction = beginTransaction(engine.store);
  replaceTransaction(engine, session, number, transaction);
  return transaction;
}

/** The reply to the same write, if it ran before. */
function enterRetryableWrite(engine: EngineState, session: Session, number: bigint): Reply | null {
  refuseOlder(session, number);
  if (number === session.transactionNumber && session.lastReply) return session.lastReply;
  replaceTransaction(engine, session, number, null);
  return null;
}

function replaceTransaction(
  engine: EngineState,
  session: Session,
  number: bigint,
  transaction: Transaction | null,
): void {
  if (session.transaction) abortTransaction(engine.store, session.transaction);
  session.transactionNumber = number;
  session.transaction = transaction;
  session.lastReply = null;
}

function refuseOlder(session: Session, number: bigint): void {
  if (number >= session.transactionNumber) return;
  throw refusal(
    'TransactionTooOld',
    `txnNumber ${number} is prohibited on the session because a newer one, ${session.transactionNumber}, exists`,
  );
}

function refuseInTransaction(
  engine: EngineState,
  transaction: Transaction,
  name: string,
  definition: CommandDefinition,
): void {
  if (definition.runsInTransactions) return;
  abortTransaction(engine.store, transaction);
  throw refusal('OperationNotSupportedInTransaction', `Cannot run '${name}' in a multi-document transaction.`);
}

function noSuchTransaction(number: bigint, session: Session): CommandError {
  const error = refusal(
    'NoSuchTransaction',
    `Given transaction number ${number} does not match any in-progress transactions. The active transaction number is ${session.transactionNumber}`,
  );
  error.labels = ['TransientTransactionError'];
  return error;
}
