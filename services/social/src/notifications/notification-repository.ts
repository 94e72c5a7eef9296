import type { NotificationKind } from '@wishbow/contracts/notifications';
import type { NotificationId, UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type NotificationDocument, notificationModel } from './notification-model.ts';

export interface Notification {
  readonly id: NotificationId;
  readonly kind: NotificationKind;
  readonly actorId: UserId | null;
  readonly subjectId: string;
  readonly thingId: string | null;
  readonly title: string | null;
  readonly image: string | null;
  readonly note: string | null;
  readonly isViewed: boolean;
  readonly createdAt: Date;
}

export type NewNotification = Omit<Notification, 'id' | 'isViewed'> & { readonly userId: UserId };

/** Where a piece of news goes. */
export interface Delivery {
  readonly isInBell: boolean;
  /** undefined: nowhere. */
  readonly mail: { readonly as: 'letter' | 'digest'; readonly dueAt: Date } | undefined;
}

export interface NotificationRepository {
  /** The same news while unread is one notification, and one mail. */
  add(notification: NewNotification, delivery: Delivery, session: ClientSession): Promise<void>;
  /** What was asked has been answered: it is neither new nor counted any more. */
  markAnswered(kind: NotificationKind, subjectId: string, session: ClientSession): Promise<void>;
  /** Takes back what is no longer so; with an actor, only what that person caused. */
  withdraw(kind: NotificationKind, subjectId: string, session: ClientSession, actorId?: UserId): Promise<void>;
  /** Who has any of these in their bell. */
  listTold(news: readonly WithdrawnNews[]): Promise<UserId[]>;
  /** Takes from the bells of two people what the other caused, but for what became of gifts. */
  withdrawBetween(one: UserId, other: UserId, session: ClientSession): Promise<void>;
  /** Newest first. Nothing follows after one that was withdrawn meanwhile. */
  list(userId: UserId, limit: number, before?: NotificationId): Promise<Notification[]>;
  countUnviewed(userId: UserId): Promise<number>;
  clearCount(userId: UserId): Promise<void>;
  /** @returns undefined when it is not this person's. */
  view(id: NotificationId, userId: UserId): Promise<Notification | undefined>;
}

/** All news of a kind about something; of one actor or of everybody. */
export type WithdrawnNews = Pick<Notification, 'kind' | 'subjectId'> & { readonly actorId?: UserId };

export const fromNotificationDocument = (document: NotificationDocument): Notification => ({
  id: hexId<NotificationId>(document._id),
  kind: document.kind,
  actorId: document.actorId && hexId<UserId>(document.actorId),
  subjectId: document.subjectId,
  thingId: document.thingId ?? null,
  title: document.title,
  image: document.image,
  note: document.note,
  isViewed: document.isViewed,
  createdAt: document.createdAt,
});

/** News of one instant stand in the order of their ids. */
const olderThan = ({ createdAt, _id }: NotificationDocument) => ({
  $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: _id } }],
});

/** What somebody is told of a gift or its money, whoever gave it: they have to know. */
export const ABOUT_GIFTS: readonly NotificationKind[] = ['wish_gifted', 'gift_cancelled', 'contribution_received'];

const SEEN = { isViewed: true, isCounted: false };

export function mongoNotificationRepository(connection: Connection): NotificationRepository {
  const notifications = notificationModel(connection);
  return {
    add: async ({ userId, kind, actorId, subjectId, ...news }, { isInBell, mail }, session) => {
      const sameNews = { userId, kind, actorId, subjectId, isViewed: false };
      const fresh = {
        ...(!isInBell && { isMailOnly: true, isCounted: false }),
        ...(mail && { mailAs: mail.as, mailDueAt: mail.dueAt }),
      };
      const change = isInBell
        ? { $set: { ...news, isCounted: true }, $setOnInsert: fresh, $unset: { isMailOnly: 1 } }
        : { $set: news, $setOnInsert: fresh };
      await notifications.updateOne(sameNews, change, { upsert: true, session });
    },
    markAnswered: async (kind, subjectId, session) => {
      await notifications.updateMany({ kind, subjectId }, { $set: SEEN }, { session });
    },
    withdraw: async (kind, subjectId, session, actorId) => {
      await notifications.deleteMany({ kind, subjectId, ...(actorId && { actorId }) }, { session });
    },
    listTold: async (news) => {
      const found = await notifications.distinct('userId', { $or: news.map((about) => ({ ...about })) });
      return found.map((userId) => hexId<UserId>(userId));
    },
    withdrawBetween: async (one, other, session) => {
      const between = [
        { userId: one, actorId: other },
        { userId: other, actorId: one },
      ];
      await notifications.deleteMany({ $or: between, kind: { $nin: [...ABOUT_GIFTS] } }, { session });
    },
    list: async (userId, limit, before) => {
      const last = before && (await notifications.findOne({ _id: before, userId }).lean<NotificationDocument>());
      if (last === null) return [];
      const page = { userId, isMailOnly: { $ne: true }, ...(last && olderThan(last)) };
      const newest = notifications.find(page).sort({ createdAt: -1, _id: -1 }).limit(limit);
      return (await newest.lean<NotificationDocument[]>()).map(fromNotificationDocument);
    },
    countUnviewed: (userId) => notifications.countDocuments({ userId, isCounted: true }),
    clearCount: async (userId) => {
      await notifications.updateMany({ userId, isCounted: true }, { $set: { isCounted: false } });
    },
    view: async (id, userId) => {
      const change = { $set: SEEN };
      const options = { returnDocument: 'after' } as const;
      const viewed = await notifications
        .findOneAndUpdate({ _id: id, userId, isMailOnly: { $ne: true } }, change, options)
        .lean<NotificationDocument>();
      return viewed ? fromNotificationDocument(viewed) : undefined;
    },
  };
}
