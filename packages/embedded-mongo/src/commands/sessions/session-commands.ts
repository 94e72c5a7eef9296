import { UUID } from 'bson';
import { refusal } from '../../errors/command-error.ts';
import { abortTransaction, commitTransaction } from '../../transactions/transaction-lifecycle.ts';
import type { CommandFamily, RunCommand } from '../command.ts';
import { ok } from '../reply.ts';

const commit: RunCommand = ({ engine, transaction, session }) => {
  if (!transaction || !session) throw refusal('NoSuchTransaction', 'there is no transaction to commit');
  if (transaction.state === 'open') commitTransaction(engine.store, transaction, session.id, session.transactionNumber);
  return ok();
};

const abort: RunCommand = ({ engine, transaction }) => {
  if (!transaction) throw refusal('NoSuchTransaction', 'there is no transaction to abort');
  if (transaction.state === 'committed') throw refusal('TransactionCommitted', 'the transaction has been committed');
  abortTransaction(engine.store, transaction);
  return ok();
};

const startSession: RunCommand = () => ok({ id: { id: new UUID() }, timeoutMinutes: 30 });

/** Ends sessions with whatever they have open. */
const endSessions: RunCommand = ({ engine, target }) => {
  for (const id of Array.isArray(target) ? target : []) {
    const session = engine.sessions.get(id);
    if (session.transaction) abortTransaction(engine.store, session.transaction);
    engine.sessions.remove(session);
  }
  return ok();
};

/** Aborts every open transaction; a hook of driver tests. */
const killAllSessions: RunCommand = ({ engine }) => {
  for (const { transaction } of engine.sessions.list()) if (transaction) abortTransaction(engine.store, transaction);
  return ok();
};

export const SESSION_COMMANDS: CommandFamily = {
  commitTransaction: { run: commit, runsInTransactions: true },
  abortTransaction: { run: abort, runsInTransactions: true },
  startSession: { run: startSession },
  refreshSessions: { run: () => ok() },
  endSessions: { run: endSessions },
  killSessions: { run: endSessions },
  killAllSessions: { run: killAllSessions },
};
