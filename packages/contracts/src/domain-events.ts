import * as z from 'zod';
import { ProductId } from './items.ts';
import { RequestedMail } from './mails.ts';
import { OrderEventPayloads } from './order-events.ts';
import { CommentId, OrderId, RecommendationId, RelationshipId, UserId, WishId, WishlistId } from './wire-types.ts';

/** What happened in one service, told to the others. Names are past tense; only the owner of a fact tells it. */
export const DomainEventPayloads = {
  'social.follow_requested': z.object({ relationshipId: RelationshipId, followerId: UserId, followedId: UserId }),
  'social.follow_approved': z.object({ relationshipId: RelationshipId, followerId: UserId, followedId: UserId }),
  'social.follow_ended': z.object({ relationshipId: RelationshipId, followerId: UserId, followedId: UserId }),
  'social.address_requested': z.object({ relationshipId: RelationshipId, followerId: UserId, followedId: UserId }),
  'social.address_approved': z.object({ relationshipId: RelationshipId, followerId: UserId, followedId: UserId }),
  /** Refused, withdrawn or taken back. */
  'social.address_access_ended': z.object({ relationshipId: RelationshipId, followerId: UserId, followedId: UserId }),
  /** Only ids: what a wish is called is told to nobody who may not see it by then. */
  'social.wish_recommended': z.object({
    recommendationId: RecommendationId,
    fromId: UserId,
    toId: UserId,
    wishId: WishId,
    message: z.string(),
  }),
  /** To everybody who follows: nobody is told by name. */
  'social.wish_recommended_to_all': z.object({ wishId: WishId, fromId: UserId }),
  'social.item_recommended': z.object({
    recommendationId: RecommendationId,
    fromId: UserId,
    toId: UserId,
    productId: ProductId,
    title: z.string(),
    image: z.string().nullable(),
    message: z.string(),
  }),
  'social.wish_liked': z.object({
    wishId: WishId,
    ownerId: UserId,
    likerId: UserId,
    title: z.string(),
    image: z.string().nullable(),
  }),
  'social.wish_unliked': z.object({ wishId: WishId, ownerId: UserId, likerId: UserId }),
  /** Nothing is left of them but the id. */
  'accounts.person_deleted': z.object({ userId: UserId }),
  /** A person is to be mailed; see `RequestedMail`. */
  'social.mail_requested': RequestedMail,
  'orders.mail_requested': RequestedMail,
  /** About a wish, whose owner is named, or a product of nobody. */
  'social.comment_added': z.object({
    commentId: CommentId,
    thingId: z.string(),
    ownerId: UserId.nullable(),
    authorId: UserId,
  }),
  'social.reply_added': z.object({
    replyId: CommentId,
    thingId: z.string(),
    commentId: CommentId,
    commentAuthorId: UserId,
    authorId: UserId,
  }),
  /** A comment is gone with what was answered to it, or a reply (then `commentId` is what it answered). */
  'social.comment_removed': z.object({
    removedIds: z.array(CommentId),
    thingId: z.string(),
    commentId: CommentId.nullable(),
    authorId: UserId,
    /** Whether the author has said nothing else there. */
    wasLast: z.boolean(),
  }),
  'social.comment_liked': z.object({ commentId: CommentId, thingId: z.string(), authorId: UserId, likerId: UserId }),
  'social.comment_unliked': z.object({ commentId: CommentId, thingId: z.string(), authorId: UserId, likerId: UserId }),
  /** An admin has decided about what was reported; see `AdminReport`. */
  'social.content_judged': z.object({
    kind: z.enum(['person', 'wish', 'comment']),
    subjectId: z.string(),
    /** Who it is, whose wish it is, or who said it. */
    aboutId: UserId,
    /** Of a comment: the wish or product that it stands under. */
    thingId: z.string().nullable(),
    /** Who had reported it and waits for an answer. */
    reporterIds: z.array(UserId),
    decision: z.enum(['hide', 'restore', 'uphold', 'dismiss']),
    /** Whether it came out of sight by this, or into it again. */
    isChanged: z.boolean(),
    title: z.string().nullable(),
  }),
  /** All hashtags that the comments of a wish carry by now. */
  'social.comment_tags_changed': z.object({ wishId: WishId, tags: z.array(z.string()) }),
  'wishlists.wish_added': z.object({ wishId: WishId, wishlistId: WishlistId, ownerId: UserId, title: z.string() }),
  'wishlists.wishlist_created': z.object({ wishlistId: WishlistId, ownerId: UserId }),
  'wishlists.wishlist_deleted': z.object({ wishlistId: WishlistId, ownerId: UserId }),
  /** Told once the removal can no longer be undone. A fund's contributors are known to the orders service. */
  'wishlists.wish_removed': z.object({
    wishId: WishId,
    ownerId: UserId,
    title: z.string(),
    image: z.string().nullable(),
    isFund: z.boolean(),
    /** The orders that had taken units of it, unplaced ones too: for the givers alone, never for the owner. */
    takenBy: z.array(
      z.object({
        orderId: OrderId,
        buyerId: UserId,
        quantity: z.int().positive(),
        state: z.enum(['reserved', 'gifted']),
      }),
    ),
  }),
  ...OrderEventPayloads,
} as const;

export type DomainEventType = keyof typeof DomainEventPayloads;
export type DomainEventPayload<T extends DomainEventType> = z.infer<(typeof DomainEventPayloads)[T]>;

export const DOMAIN_EVENT_TYPES = Object.keys(DomainEventPayloads) as DomainEventType[];

/** One event on its way; `sequence` orders the events of one aggregate. */
export const DomainEvent = z.object({
  id: z.string().max(64),
  type: z.enum(DOMAIN_EVENT_TYPES as [DomainEventType, ...DomainEventType[]]),
  aggregateId: z.string(),
  sequence: z.int().nonnegative(),
  occurredAt: z.iso.datetime(),
  payload: z.record(z.string(), z.unknown()),
});
export type DomainEvent = z.infer<typeof DomainEvent>;
