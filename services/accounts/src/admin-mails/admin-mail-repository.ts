import type { AdminMail } from '@wishbow/contracts/admin-mails-contract';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { type MailDocument, mailModel } from '../mail/mail-model.ts';
import { patienceWith } from '../mail/mail-repository.ts';

type State = AdminMail['state'];

export interface MailPage {
  readonly mails: readonly MailDocument[];
  /** Null at the end. */
  readonly nextCursor: string | null;
}

export interface AdminMailRepository {
  /** Newest first. */
  list(state: State | undefined, cursor: string | undefined): Promise<MailPage>;
  count(state: State): Promise<number>;
  /** Begins a mail anew that is not sent. @returns it as it was; undefined for one that is sent or unknown. */
  retry(id: string, now: Date, session: ClientSession): Promise<MailDocument | undefined>;
}

const PAGE = 50;

export function mongoAdminMailRepository(connection: Connection): AdminMailRepository {
  const mails = mailModel(connection);
  return {
    list: async (state, cursor) => {
      const filter = { ...(state && { state }), ...(cursor && olderThan(cursor)) };
      const page = mails.find(filter).sort({ createdAt: -1, _id: -1 }).limit(PAGE);
      const found = await page.lean<MailDocument[]>();
      const last = found.length < PAGE ? undefined : found.at(-1);
      return { mails: found, nextCursor: last ? `${last.createdAt.toISOString()} ${last._id}` : null };
    },
    count: (state) => mails.countDocuments({ state }),
    retry: async (id, now, session) => {
      const unsent = { _id: id, state: { $in: ['waiting', 'dead'] as const } };
      const mail = await mails.findOne(unsent, null, { session }).lean<MailDocument>();
      if (!mail) return undefined;
      const giveUpAt = new Date(now.getTime() + patienceWith(mail.job));
      const anew = { state: 'waiting', attempts: 0, nextAttemptAt: now, giveUpAt, forgetAt: null };
      await mails.updateOne(unsent, { $set: anew }, { session });
      return mail;
    },
  };
}

function olderThan(cursor: string): object {
  const end = cursor.indexOf(' ');
  const createdAt = new Date(cursor.slice(0, end));
  if (Number.isNaN(createdAt.getTime())) return {};
  return {
    createdAt: { $lte: createdAt },
    $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: cursor.slice(end + 1) } }],
  };
}
