import { Binary } from 'bson';
import { type Document, isDocument, type Value } from '../bson/value.ts';
import type { Reply } from '../commands/reply.ts';
import { refusal } from '../errors/command-error.ts';
import type { Transaction } from '../transactions/transaction.ts';

/** What the engine remembers of a client session. */
export type Session = {
  /** The `lsid` document of the client. */
  readonly id: Document;
  /** Number of the latest transaction or retryable write; -1 before the first. */
  transactionNumber: bigint;
  transaction: Transaction | null;
  /** Reply to the latest retryable write, sent again when the client repeats it. */
  lastReply: Reply | null;
  lastUsedAt: number;
};

const IDLE_LIMIT_MS = 30 * 60_000;

export class Sessions {
  private readonly byKey = new Map<string, Session>();

  /** The session of an `lsid`, made on first use. */
  get(id: Value): Session {
    if (!isDocument(id)) throw refusal('TypeMismatch', 'lsid has to be a document');
    const key = sessionKey(id);
    const session = this.byKey.get(key) ?? {
      id,
      transactionNumber: -1n,
      transaction: null,
      lastReply: null,
      lastUsedAt: 0,
    };
    session.lastUsedAt = Date.now();
    this.byKey.set(key, session);
    return session;
  }

  remove({ id }: Session): void {
    this.byKey.delete(sessionKey(id));
  }

  list(): Session[] {
    return [...this.byKey.values()];
  }

  removeIdle(now: number): void {
    for (const session of this.list()) if (now - session.lastUsedAt > IDLE_LIMIT_MS) this.remove(session);
  }
}

function sessionKey({ id }: Document): string {
  if (!(id instanceof Binary)) throw refusal('TypeMismatch', 'lsid.id has to be a UUID');
  return id.toString('hex');
}
