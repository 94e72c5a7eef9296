import type { UserId } from '@wishbow/contracts/wire-types';
import type { DateOnly } from '@wishbow/domain/date-only';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type NotificationDocument, notificationModel } from '../notifications/notification-model.ts';
import { fromNotificationDocument, type Notification } from '../notifications/notification-repository.ts';
import { sentDigestModel } from './sent-digest-model.ts';

/** What one mail to one person is to tell. */
export interface DueMail {
  readonly userId: UserId;
  readonly as: 'letter' | 'digest';
  /** Oldest first; a letter tells one, a digest may leave the oldest of very many to the bell. */
  readonly notifications: readonly Notification[];
  /** What was due by then is dealt with by this mail. */
  readonly dueBy: Date;
}

/** What is due, and whether there is more than that. */
export interface DueMails {
  readonly mails: readonly DueMail[];
  readonly hasMore: boolean;
}

/** Notifications that wait to be mailed. They are the bell's own rows: what is withdrawn there is not mailed either. */
export interface MailQueue {
  /** Several letters, or one digest, whichever has waited longest. */
  listDue(now: Date): Promise<DueMails>;
  /** Takes them off, for good. @returns those that still stood there unread. */
  take(due: DueMail, session: ClientSession): Promise<Notification[]>;
  putOff(due: DueMail, until: Date, session?: ClientSession): Promise<void>;
  /** Notes the digest of a day. @returns false when the person has had it. */
  noteDigest(userId: UserId, day: DateOnly, now: Date, session: ClientSession): Promise<boolean>;
}

/** So many letters are looked at together. */
const LETTERS_AT_ONCE = 8;

/** A digest tells so many; what is older stays in the bell. */
const LONGEST_DIGEST = 50;
/** Of which so many are looked at: some of them may have been taken back, or be out of sight. */
const MOST_LOOKED_AT = 200;

const idsOf = ({ notifications }: DueMail) => ({ _id: { $in: notifications.map(({ id }) => id) } });

/** What a mail takes off the queue: of a digest all that was due, also what it does not tell. */
const waitingFor = (due: DueMail) =>
  due.as === 'digest'
    ? { userId: due.userId, mailAs: due.as, mailDueAt: { $lte: due.dueBy } }
    : { ...idsOf(due), mailDueAt: { $exists: true } };

const letterOf = (row: NotificationDocument, now: Date): DueMail => ({
  userId: hexId<UserId>(row.userId),
  as: 'letter',
  notifications: [fromNotificationDocument(row)],
  dueBy: now,
});

export function mongoMailQueue(connection: Connection): MailQueue {
  const notifications = notificationModel(connection);
  const sentDigests = sentDigestModel(connection);

  const digestFor = async ({ userId }: NotificationDocument, now: Date): Promise<DueMail> => {
    const ofTheDay = notifications
      .find({ userId, mailAs: 'digest', isViewed: false, mailDueAt: { $lte: now } })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MOST_LOOKED_AT);
    const told = (await ofTheDay.lean<NotificationDocument[]>()).toReversed().map(fromNotificationDocument);
    return { userId: hexId<UserId>(userId), as: 'digest', notifications: told, dueBy: now };
  };

  /** Of a letter, which most mails are, in one statement. */
  const takeOne = async (due: DueMail, session: ClientSession): Promise<Notification[]> => {
    const row = await notifications
      .findOneAndUpdate(waitingFor(due), { $unset: { mailDueAt: 1, mailAs: 1 } }, { session })
      .lean<NotificationDocument>();
    if (row?.isMailOnly) await notifications.deleteOne({ _id: row._id }, { session });
    return row && !row.isViewed ? [fromNotificationDocument(row)] : [];
  };

  return {
    listDue: async (now) => {
      const isDue = { mailDueAt: { $lte: now } };
      const waiting = notifications.find(isDue).sort({ mailDueAt: 1 }).limit(LETTERS_AT_ONCE);
      const rows = await waiting.lean<NotificationDocument[]>();
      const firstDigest = rows.findIndex(({ mailAs }) => mailAs === 'digest');
      const [first] = rows;
      if (first && firstDigest === 0) return { mails: [await digestFor(first, now)], hasMore: true };
      const letters = firstDigest === -1 ? rows : rows.slice(0, firstDigest);
      return {
        mails: letters.map((row) => letterOf(row, now)),
        hasMore: letters.length < rows.length || rows.length === LETTERS_AT_ONCE,
      };
    },
    take: async (due, session) => {
      if (due.as === 'letter') return takeOne(due, session);
      const waiting = waitingFor(due);
      const told = notifications.find({ ...idsOf(due), ...waiting }).sort({ createdAt: 1, _id: 1 });
      const rows = await told.session(session).lean<NotificationDocument[]>();
      await notifications.deleteMany({ ...waiting, isMailOnly: true }, { session });
      await notifications.updateMany(waiting, { $unset: { mailDueAt: 1, mailAs: 1 } }, { session });
      return rows
        .filter(({ isViewed }) => !isViewed)
        .map(fromNotificationDocument)
        .slice(-LONGEST_DIGEST);
    },
    putOff: async (due, until, session) => {
      await notifications.updateMany(waitingFor(due), { $set: { mailDueAt: until } }, session ? { session } : {});
    },
    noteDigest: async (userId, day, now, session) => {
      const note = { $setOnInsert: { sentAt: now } };
      const noted = await sentDigests.updateOne({ _id: `${userId}:${day}` }, note, { upsert: true, session });
      return noted.upsertedCount === 1;
    },
  };
}
