import type { UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import type { MailJob } from './mail-job.ts';
import { type MailDocument, mailModel } from './mail-model.ts';
import { WORTH_SENDING_FOR_MS } from './mail-rules.ts';

export interface MailToSend {
  readonly key: string;
  readonly job: MailJob;
  readonly now: Date;
}

export type WaitingMail = Pick<MailDocument, 'job' | 'attempts' | 'giveUpAt'> & { readonly key: string };

/** The outbox of mails. */
export interface MailRepository {
  /** Puts a mail into the outbox, in the transaction of what it tells about; a key that is there already changes nothing. */
  add(mail: MailToSend, session?: ClientSession): Promise<void>;
  /** Takes the mail that waits longest, for `leaseMs`: who dies with it leaves it to the next. */
  takeDue(now: Date, leaseMs: number): Promise<WaitingMail | undefined>;
  markSent(key: string, now: Date): Promise<void>;
  putOff(key: string, lastError: string, until: Date): Promise<void>;
  /** Nobody is to have this mail: its key may be used again. */
  remove(key: string): Promise<void>;
  /** Forgets every mail to a person, sent or not. */
  removeAllOf(person: { readonly id: UserId; readonly emailKey: string }, session: ClientSession): Promise<void>;
  /** Sets a mail aside that nobody will take. */
  bury(key: string, lastError: string, now: Date): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** For how long after it was asked for a mail is worth sending, in milliseconds. */
export const patienceWith = ({ kind }: MailJob) =>
  kind === 'password_reset' ? WORTH_SENDING_FOR_MS.password_reset : WORTH_SENDING_FOR_MS.other;

export function mongoMailRepository(connection: Connection): MailRepository {
  const mails = mailModel(connection);
  return {
    add: async ({ key, job, now }, session) => {
      const giveUpAt = new Date(now.getTime() + patienceWith(job));
      const waiting = { job, state: 'waiting', attempts: 0, nextAttemptAt: now, giveUpAt, createdAt: now };
      await mails.updateOne(
        { _id: key },
        { $setOnInsert: { ...waiting, lastError: null, forgetAt: null } },
        { upsert: true, ...(session && { session }) },
      );
    },
    takeDue: async (now, leaseMs) => {
      const taken = await mails
        .findOneAndUpdate(
          { state: 'waiting', nextAttemptAt: { $lte: now } },
          { $set: { nextAttemptAt: new Date(now.getTime() + leaseMs) }, $inc: { attempts: 1 } },
          { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
        )
        .lean<MailDocument>();
      return taken ? { key: taken._id, job: taken.job, attempts: taken.attempts, giveUpAt: taken.giveUpAt } : undefined;
    },
    markSent: async (key, now) => {
      await mails.updateOne({ _id: key }, { $set: { state: 'sent', lastError: null, forgetAt: daysAfter(now, 30) } });
    },
    putOff: async (key, lastError, until) => {
      await mails.updateOne({ _id: key }, { $set: { lastError, nextAttemptAt: until } });
    },
    remove: async (key) => {
      await mails.deleteOne({ _id: key });
    },
    removeAllOf: async ({ id, emailKey }, session) => {
      const to = [{ 'job.userId': id }, { 'job.request.to.userId': id }, { 'job.email': emailKey }];
      await mails.deleteMany({ $or: to }, { session });
    },
    bury: async (key, lastError, now) => {
      await mails.updateOne({ _id: key }, { $set: { state: 'dead', lastError, forgetAt: daysAfter(now, 90) } });
    },
  };
}
