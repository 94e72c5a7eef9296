import type { DomainEvent } from '@wishbow/contracts/domain-events';
import { type UserId, WishId } from '@wishbow/contracts/wire-types';
import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { ActivityRepository, NewActivity } from './activity-repository.ts';

/** Who likes or recommends what is told once, however often. */
export const byPersonAndWish = (wishId: string, actorId: string): string => `${wishId} ${actorId}`;

/**
 * What becomes an entry of the feed, and what takes it away. Every change finds its row by its source, so that hearing an
 * event again changes nothing. Gifts of what nobody wished for are nobody else's business, and neither are products that
 * people like or recommend: the feed is about wishes.
 * @param tellFollowers has the open pages of those who follow look again.
 */
export function activityNews(
  activities: ActivityRepository,
  tellFollowers: (actorId: UserId) => Promise<void>,
): EventHandlers {
  const add = async ({ occurredAt }: DomainEvent, told: Omit<NewActivity, 'happenedAt'>) => {
    const isNew = await activities.add({ ...told, happenedAt: new Date(occurredAt) });
    // A private gift makes nobody look up: that would tell its moment.
    if (isNew && !told.isPrivate) await tellFollowers(told.actorId);
  };
  /** To one or to all: in whose ear it was said stays between them. */
  const recommended = ({ wishId, fromId: actorId }: { wishId: WishId; fromId: UserId }, event: DomainEvent) =>
    add(event, { kind: 'wish_recommended', sourceId: byPersonAndWish(wishId, actorId), actorId, wishId });
  return {
    'wishlists.wish_added': ({ wishId, wishlistId, ownerId: actorId }, event) =>
      add(event, { kind: 'wish_added', sourceId: wishId, actorId, wishId, wishlistId }),
    'wishlists.wish_removed': ({ wishId }) => activities.removeAllAbout(wishId),
    'wishlists.wishlist_created': ({ wishlistId, ownerId: actorId }, event) =>
      add(event, { kind: 'wishlist_created', sourceId: wishlistId, actorId, wishlistId }),
    'wishlists.wishlist_deleted': ({ wishlistId }) => activities.remove('wishlist_created', [wishlistId]),
    'social.wish_liked': ({ wishId, likerId: actorId }, event) =>
      add(event, { kind: 'wish_liked', sourceId: byPersonAndWish(wishId, actorId), actorId, wishId }),
    'social.wish_unliked': ({ wishId, likerId }) => activities.remove('wish_liked', [byPersonAndWish(wishId, likerId)]),
    'social.comment_added': async ({ commentId, thingId, ownerId, authorId: actorId }, event) => {
      if (!ownerId) return;
      await add(event, { kind: 'wish_commented', sourceId: commentId, actorId, wishId: WishId.parse(thingId) });
    },
    'social.comment_removed': ({ removedIds }) => activities.remove('wish_commented', removedIds),
    'social.wish_recommended': recommended,
    'social.wish_recommended_to_all': recommended,
    'orders.order_placed': async ({ orderId, wishId, buyerId: actorId, recipientId, isPrivate }, event) => {
      if (!wishId) return;
      await add(event, { kind: 'wish_gifted', sourceId: orderId, actorId, wishId, recipientId, isPrivate });
    },
    'orders.order_cancelled': ({ orderId }) => activities.remove('wish_gifted', [orderId]),
    'orders.custom_gift_given': ({ giftId, wishId, buyerId: actorId, recipientId, isPrivate }, event) =>
      add(event, { kind: 'wish_gifted', sourceId: giftId, actorId, wishId, recipientId, isPrivate }),
    'orders.custom_gift_undone': ({ giftId }) => activities.remove('wish_gifted', [giftId]),
    'orders.contribution_made': ({ contributionId, wishId, contributorId: actorId, recipientId, isPrivate }, event) =>
      add(event, { kind: 'fund_contributed', sourceId: contributionId, actorId, wishId, recipientId, isPrivate }),
    'orders.contribution_refunded': ({ contributionId }) => activities.remove('fund_contributed', [contributionId]),
    'accounts.person_deleted': ({ userId }) => activities.removeAllBy(userId),
  };
}
