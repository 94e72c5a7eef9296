import type { OrderId, UserId, WishId } from '@wishbow/contracts/wire-types';

/**
 * The accounts of the ledger. Money that comes in leaves an outside account, so the balances of `stripe_clearing` and
 * `promo` run negative: what Stripe owes us, and what we have given away.
 */
export type AccountName =
  | 'stripe_clearing'
  | 'promo'
  | 'order_revenue'
  | 'fee_revenue'
  | 'retailer_payable'
  | 'refund_clearing'
  | 'payout_clearing'
  | 'payout_fee'
  | `fund:${WishId}`
  | `user_credit:${UserId}`
  | `hold:${OrderId}`
  | `dispute_receivable:${UserId}`;

/** Everybody's business, so they are opened before the first journal. */
export const SHARED_ACCOUNTS = [
  'stripe_clearing',
  'promo',
  'order_revenue',
  'fee_revenue',
  'retailer_payable',
  'refund_clearing',
  'payout_clearing',
  'payout_fee',
] as const satisfies readonly AccountName[];

/** The Llama Bucks of one person. */
export const userCredit = (userId: UserId): AccountName => `user_credit:${userId}`;

/** Llama Bucks laid out for an order that is not placed yet. */
export const orderHold = (orderId: OrderId): AccountName => `hold:${orderId}`;

/** What has been chipped in to a fund and neither paid out nor given back. */
export const fundAccount = (wishId: WishId): AccountName => `fund:${wishId}`;

/** What a person owes us for charges that were contested; runs negative, as what the card processor owes us. */
export const disputeReceivable = (userId: UserId): AccountName => `dispute_receivable:${userId}`;

/** Nobody's Llama Bucks and no hold may fall below zero (RELIABILITY.md, I5). */
export const isGuarded = (account: string): boolean =>
  account.startsWith('user_credit:') || account.startsWith('hold:');
