import type { DomainEvent } from '@wishbow/contracts/domain-events';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type ClientSession, type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import { isFirstReceipt } from '@wishbow/service/outbox/inbox';
import type { Announce } from '../live/announce.ts';
import type { NewNotification, NotificationRepository } from './notification-repository.ts';

export interface NotifyDeps {
  readonly connection: Connection;
  readonly notifications: NotificationRepository;
  readonly announce: Announce;
  readonly now: () => Date;
}

type News = Pick<NewNotification, 'userId' | 'kind' | 'subjectId'> &
  Partial<Pick<NewNotification, 'actorId' | 'title' | 'image' | 'note'>>;

/** Turns what happened into notifications: one per event and person, whatever is delivered twice. */
export function notificationHandlers({ connection, notifications, announce, now }: NotifyDeps): EventHandlers {
  /** Runs `change` once per event, then nudges the open pages of `audience`. */
  const once = async (
    event: DomainEvent,
    audience: readonly UserId[],
    change: (session: ClientSession) => Promise<void>,
  ) => {
    await inTransaction(connection, async (session) => {
      if (await isFirstReceipt(connection, session, event.id, now())) await change(session);
    });
    await announce('notifications', audience);
  };

  const tell = (event: DomainEvent, ...news: readonly News[]) =>
    once(
      event,
      news.map(({ userId }) => userId),
      async (session) => {
        const createdAt = new Date(event.occurredAt);
        for (const item of news) {
          await notifications.add({ actorId: null, title: null, image: null, note: null, ...item, createdAt }, session);
        }
      },
    );

  return {
    'social.follow_requested': ({ relationshipId, followerId, followedId }, event) =>
      tell(event, { userId: followedId, kind: 'follow_requested', actorId: followerId, subjectId: relationshipId }),
    'social.follow_approved': ({ relationshipId, followerId, followedId }, event) =>
      tell(event, { userId: followerId, kind: 'follow_approved', actorId: followedId, subjectId: relationshipId }),
    'social.follow_ended': ({ relationshipId, followedId }, event) =>
      once(event, [followedId], (session) => notifications.withdraw('follow_requested', relationshipId, session)),
    'social.address_requested': ({ relationshipId, followerId, followedId }, event) =>
      tell(event, { userId: followedId, kind: 'address_requested', actorId: followerId, subjectId: relationshipId }),
    'social.address_approved': ({ relationshipId, followerId, followedId }, event) =>
      tell(event, { userId: followerId, kind: 'address_approved', actorId: followedId, subjectId: relationshipId }),
    'orders.order_placed': async ({ orderId, wishId, buyerId, recipientId, title, image, message }, event) => {
      await tell(
        event,
        { userId: buyerId, kind: 'order_placed', subjectId: orderId, title, image },
        {
          userId: recipientId,
          kind: 'wish_gifted',
          actorId: buyerId,
          subjectId: wishId,
          title,
          image,
          note: message || null,
        },
      );
      await announce('orders', [buyerId], orderId);
      await announce('wishlists', [recipientId, buyerId], wishId);
    },
    'orders.order_failed': async ({ orderId, buyerId, title, image, reason }, event) => {
      await tell(event, { userId: buyerId, kind: 'order_failed', subjectId: orderId, title, image, note: reason });
      await announce('orders', [buyerId], orderId);
    },
    'orders.order_shipped': async ({ orderId, wishId, buyerId, recipientId, title, image }, event) => {
      await tell(
        event,
        { userId: buyerId, kind: 'order_shipped', subjectId: orderId, title, image },
        { userId: recipientId, kind: 'order_shipped', subjectId: wishId, title, image },
      );
      await announce('orders', [buyerId], orderId);
    },
    'orders.order_delivered': async ({ orderId, wishId, buyerId, recipientId, title, image }, event) => {
      await tell(
        event,
        { userId: buyerId, kind: 'order_delivered', subjectId: orderId, title, image },
        { userId: recipientId, kind: 'order_delivered', subjectId: wishId, title, image },
      );
      await announce('orders', [buyerId], orderId);
    },
  };
}
