import type { Transitions } from './transitions.ts';

/** A payment by card, in the card processor's words. It is held before it is taken, and a hold may run out. */
export type PaymentState = 'requires_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';

export const PAYMENT_WAYS: Transitions<PaymentState> = {
  requires_method: ['requires_action', 'requires_capture', 'canceled'],
  requires_action: ['requires_method', 'requires_capture', 'canceled'],
  requires_capture: ['succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
};

/** Money that goes back. A failed refund is tried again under its own name alone, so that it cannot go back twice. */
export type RefundState = 'pending' | 'succeeded' | 'failed';

export const REFUND_WAYS: Transitions<RefundState> = {
  pending: ['succeeded', 'failed'],
  succeeded: [],
  failed: ['pending'],
};

/** What people chip in to. `funded` at its goal; a goal that is raised opens it again, as does money that goes back. */
export type FundState = 'open' | 'funded' | 'payout_requested' | 'payout_dispatched';

export const FUND_WAYS: Transitions<FundState> = {
  open: ['funded', 'payout_requested'],
  funded: ['open', 'payout_requested'],
  payout_requested: ['open', 'payout_dispatched'],
  payout_dispatched: [],
};

/** What one order has taken of a wish. Only a placed order that is cancelled frees what was a gift. */
export type UnitsState = 'free' | 'reserved' | 'gifted';

export const UNITS_WAYS: Transitions<UnitsState> = {
  free: ['reserved'],
  reserved: ['gifted', 'free'],
  gifted: ['free'],
};

/** One person follows another: always a request first, and either of the two may end it. */
export type FollowState = 'none' | 'pending' | 'approved';

export const FOLLOW_WAYS: Transitions<FollowState> = {
  none: ['pending'],
  pending: ['approved', 'none'],
  approved: ['none'],
};

/** Whether a follower may know where somebody lives; `none` is the specification's null. */
export type AddressAccessState = 'none' | 'requested' | 'approved';

export const ADDRESS_WAYS: Transitions<AddressAccessState> = {
  none: ['requested'],
  requested: ['approved', 'none'],
  approved: ['none'],
};

/** One sign-in. A session that is over never comes back: signing in again opens another one. */
export type SessionState = 'anonymous' | 'active' | 'revoked' | 'expired';

export const SESSION_WAYS: Transitions<SessionState> = {
  anonymous: ['active'],
  active: ['revoked', 'expired'],
  revoked: [],
  expired: [],
};

/** Chipping in to a fund: `open` until the money is taken or will not be. */
export type ContributionState = 'open' | 'contributed' | 'refused' | 'refunded';

export const CONTRIBUTION_WAYS: Transitions<ContributionState> = {
  open: ['contributed', 'refused'],
  contributed: ['refunded'],
  refused: [],
  refunded: [],
};

/** The check for a fund: `open` until the fund is closed for it, `rejecting` until the fund is open again. */
export type PayoutState = 'open' | 'requested' | 'dispatched' | 'rejecting' | 'rejected';

export const PAYOUT_WAYS: Transitions<PayoutState> = {
  open: ['requested'],
  requested: ['dispatched', 'rejecting'],
  dispatched: [],
  rejecting: ['rejected'],
  rejected: [],
};

/** A wish from elsewhere that somebody buys there: `undoing` until its units are free again. */
export type CustomGiftState = 'open' | 'given' | 'undoing' | 'undone';

export const CUSTOM_GIFT_WAYS: Transitions<CustomGiftState> = {
  open: ['given'],
  given: ['undoing'],
  undoing: ['undone'],
  undone: [],
};

/** Ordering everything in a cart: all of its orders are accepted, or none. */
export type CartCheckoutState = 'created' | 'authorizing' | 'accepted' | 'refused';

export const CART_CHECKOUT_WAYS: Transitions<CartCheckoutState> = {
  created: ['authorizing'],
  authorizing: ['accepted', 'refused'],
  accepted: [],
  refused: [],
};
