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

/** Notifications that wait to be mailed. They are the bell's own rows: what is withdrawn there is not mailed either. */
export interface MailQueue {
  findDue(now: Date): Promise<DueMail | undefined>;
  /** Takes them off, for good. @returns those that still stood there unread. */
  take(due: DueMail, session: ClientSession): Promise<Notification[]>;
  putOff(due: DueMail, until: Date, session?: ClientSession): Promise<void>;
  /** Notes the digest of a day. @returns false when the person has had it. */
  noteDigest(userId: UserId, day: DateOnly, now: Date, session: ClientSession): Promise<boolean>;
}

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

export function mongoMailQueue(connection: Connection): MailQueue {
  const notifications = notificationModel(connection);
  const sentDigests = sentDigestModel(connection);

  /** Of a letter, which most mails are, in one statement. */
  const takeOne = async (due: DueMail, session: ClientSession): Promise<Notification[]> => {
    const row = await notifications
      .findOneAndUpdate(waitingFor(due), { $unset: { mailDueAt: 1, mailAs: 1 } }, { session })
      .lean<NotificationDocument>();
    if (row?.isMailOnly) await notifications.deleteOne({ _id: row._id }, { session });
    return row && !row.isViewed ? [fromNotificationDocument(row)] : [];
  };

  return {
    findDue: async (now) => {
      const isDue = { mailDueAt: { $lte: now } };
      const next = await notifications.findOne(isDue).sort({ mailDueAt: 1 }).lean<NotificationDocument>();
      if (!next) return undefined;
      const { userId, mailAs } = next;
      if (mailAs !== 'digest') {
        const told = [fromNotificationDocument(next)];
        return { userId: hexId<UserId>(userId), as: 'letter', notifications: told, dueBy: now };
      }
      const ofTheDay = notifications
        .find({ userId, mailAs, isViewed: false, ...isDue })
        .sort({ createdAt: -1, _id: -1 })
        .limit(MOST_LOOKED_AT);
      const told = (await ofTheDay.lean<NotificationDocument[]>()).toReversed().map(fromNotificationDocument);
      return { userId: hexId<UserId>(userId), as: 'digest', notifications: told, dueBy: now };
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
