import * as z from 'zod';
import { ProductId } from './items.ts';
import { ContributionId, OrderId, PayoutId, UserId, WishId } from './wire-types.ts';

/** What an order gives: somebody's wish, or a product besides what they wish for, then without a wish. */
const giftedThing = { wishId: WishId.nullable(), productId: ProductId.optional() };

/** A check, the fund it is for, and whom it goes to. */
const payoutOfFund = {
  payoutId: PayoutId,
  wishId: WishId,
  ownerId: UserId,
  title: z.string(),
  image: z.string().nullable(),
};

/** What happened to orders, gifts, funds and money. */
export const OrderEventPayloads = {
  'orders.order_placed': z.object({
    orderId: OrderId,
    ...giftedThing,
    buyerId: UserId,
    /** Null: somebody invited by e-mail who has no account. */
    recipientId: UserId.nullable(),
    title: z.string(),
    image: z.string().nullable(),
    isPrivate: z.boolean(),
    message: z.string(),
  }),
  'orders.order_failed': z.object({
    orderId: OrderId,
    ...giftedThing,
    buyerId: UserId,
    title: z.string(),
    image: z.string().nullable(),
    reason: z.string(),
  }),
  'orders.order_shipped': z.object({
    orderId: OrderId,
    ...giftedThing,
    buyerId: UserId,
    /** Null: somebody invited by e-mail who has no account. */
    recipientId: UserId.nullable(),
    title: z.string(),
    image: z.string().nullable(),
  }),
  'orders.order_delivered': z.object({
    orderId: OrderId,
    ...giftedThing,
    buyerId: UserId,
    /** Null: somebody invited by e-mail who has no account. */
    recipientId: UserId.nullable(),
    title: z.string(),
    image: z.string().nullable(),
  }),
  'orders.order_cancelled': z.object({
    orderId: OrderId,
    ...giftedThing,
    buyerId: UserId,
    /** Null when the recipient knows of no gift, since the order was never placed, or has no account. */
    recipientId: UserId.nullable(),
    title: z.string(),
    image: z.string().nullable(),
  }),
  'orders.order_refunded': z.object({
    orderId: OrderId,
    buyerId: UserId,
    title: z.string(),
    image: z.string().nullable(),
    cardCents: z.int().nonnegative(),
    creditCents: z.int().nonnegative(),
  }),
  /** Somebody who was invited by e-mail has said where their gift goes; `recipientId` where they have an account. */
  'orders.gift_claimed': z.object({
    orderId: OrderId,
    buyerId: UserId,
    recipientId: UserId.nullable(),
    email: z.string(),
    title: z.string(),
    image: z.string().nullable(),
  }),
  /** Nobody claimed it in time: it is cancelled. */
  'orders.gift_unclaimed': z.object({
    orderId: OrderId,
    buyerId: UserId,
    email: z.string(),
    title: z.string(),
    image: z.string().nullable(),
  }),
  'orders.return_label_ready': z.object({
    orderId: OrderId,
    buyerId: UserId,
    title: z.string(),
    image: z.string().nullable(),
  }),
  'orders.return_refused': z.object({
    orderId: OrderId,
    buyerId: UserId,
    title: z.string(),
    image: z.string().nullable(),
    reason: z.string(),
  }),
  /** Something changed that nobody is told of but the buyer's open page. */
  'orders.order_changed': z.object({ orderId: OrderId, buyerId: UserId }),
  /** A wish from elsewhere was given: its giver buys it there. */
  'orders.custom_gift_given': z.object({
    giftId: OrderId,
    wishId: WishId,
    buyerId: UserId,
    recipientId: UserId,
    title: z.string(),
    image: z.string().nullable(),
    isPrivate: z.boolean(),
    message: z.string(),
  }),
  /** Its giver took it back. */
  'orders.custom_gift_undone': z.object({ giftId: OrderId, wishId: WishId, buyerId: UserId, recipientId: UserId }),
  'orders.contribution_made': z.object({
    contributionId: ContributionId,
    wishId: WishId,
    contributorId: UserId,
    recipientId: UserId,
    title: z.string(),
    image: z.string().nullable(),
    amountCents: z.int().positive(),
    isPrivate: z.boolean(),
    message: z.string(),
  }),
  /** The fund is gone and the money is on its way back. */
  'orders.contribution_refunded': z.object({
    contributionId: ContributionId,
    wishId: WishId,
    contributorId: UserId,
    title: z.string(),
    image: z.string().nullable(),
    amountCents: z.int().positive(),
  }),
  /** An admin has given Llama Bucks. */
  'orders.credit_granted': z.object({
    grantId: z.string(),
    userId: UserId,
    amountCents: z.int().positive(),
    reason: z.string(),
  }),
  'orders.payout_requested': z.object({ ...payoutOfFund, netCents: z.int().nonnegative() }),
  /** The check is in the mail. */
  'orders.payout_dispatched': z.object({
    ...payoutOfFund,
    netCents: z.int().nonnegative(),
    dispatchedAt: z.iso.datetime(),
  }),
  /** The fund is open again, or gone and refunded. */
  'orders.payout_rejected': z.object({
    ...payoutOfFund,
    /** Of the admin, in their words, for the owner. */
    reason: z.string(),
  }),
} as const;
