import { randomUUID } from 'node:crypto';
import { type AdminAct, recordAudit } from '@wishbow/service/audit/record-audit';
import { type ClientSession, type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { AdminMailRepository } from './admin-mail-repository.ts';

export interface AdminMailDeps {
  readonly connection: Connection;
  readonly adminMails: AdminMailRepository;
  /** Tells the mailer that a mail waits. */
  readonly wakeMailer: () => void;
  readonly now: () => Date;
}

/** Sends again what was given up, or at once what still waits; what was sent stays so. @returns how many. */
export const retryMails =
  (deps: AdminMailDeps) =>
  async (ids: readonly string[], why: AdminAct): Promise<number> => {
    const count = await inTransaction(deps.connection, async (session) => {
      let retried = 0;
      for (const id of ids) retried += (await isRetried(deps, id, why, session)) ? 1 : 0;
      return retried;
    });
    deps.wakeMailer();
    return count;
  };

async function isRetried(
  { connection, adminMails, now }: AdminMailDeps,
  id: string,
  why: AdminAct,
  session: ClientSession,
): Promise<boolean> {
  const before = await adminMails.retry(id, now(), session);
  if (!before) return false;
  const text = before.state === 'dead' ? 'Given up, tried anew' : 'Tried at once';
  const subject = { kind: 'mail', id, name: before.job.kind } as const;
  const entry = { id: `mail_retried:${randomUUID()}`, action: 'mail_retried', subject, text } as const;
  await recordAudit(connection, session, { ...entry, ...why, now: now() });
  return true;
}
