import type { Document, Value } from '../bson/value.ts';
import type { EngineState } from '../engine-state.ts';
import type { Session } from '../sessions/session.ts';
import type { Transaction } from '../transactions/transaction.ts';
import type { Connection } from '../wire/connection.ts';
import type { Reply } from './reply.ts';

/** One command on its way through the engine. */
export type CommandCall = {
  readonly engine: EngineState;
  readonly connection: Connection;
  /** The name as the client spelled it. */
  readonly name: string;
  /** The value of the command's first field: usually the collection. */
  readonly target: Value;
  readonly command: Document;
  readonly database: string;
  readonly session: Session | null;
  readonly transaction: Transaction | null;
  /** When `maxTimeMS` runs out, in milliseconds since 1970; infinite without it. */
  readonly deadline: number;
};

export type RunCommand = (call: CommandCall) => Reply | Promise<Reply>;

export type CommandDefinition = {
  readonly run: RunCommand;
  /** May be part of a multi-document transaction. */
  readonly runsInTransactions?: boolean;
  /** With a `txnNumber` outside transactions, the reply is kept and repeated. */
  readonly isRetryableWrite?: boolean;
  /** Understands read concern `snapshot` outside transactions. */
  readonly readsSnapshots?: boolean;
};

/** Commands by their name in the documentation; clients may write it in any case. */
export type CommandFamily = Record<string, CommandDefinition>;
