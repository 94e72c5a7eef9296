import type { ContributionId, OrderId, PayoutId } from '@wishbow/contracts/wire-types';

/** A payment as the card processor has it on its books; money in cents. */
export interface BookedPayment {
  readonly intentId: string;
  /** What it is for, as we told it in the metadata. */
  readonly orderId: OrderId | undefined;
  readonly contributionId: ContributionId | undefined;
  readonly heldCents: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
}

/** An order as the retailer lists it. */
export interface ListedOrder {
  readonly requestId: string;
  /** As we told it in the notes, which the retailer repeats once the request has ended. */
  readonly orderId: OrderId | undefined;
  readonly isPlaced: boolean;
}

/** What we say of an order or a contribution that nothing is under way with; money in cents. */
export interface OurPayment {
  readonly id: OrderId | ContributionId;
  readonly capturedCents: number;
  readonly refundedCents: number;
}

/** What we say of a check for a fund, and what was chipped in to it; money in cents. */
export interface OurPayout {
  readonly id: PayoutId;
  readonly grossCents: number;
  readonly contributions: readonly {
    readonly id: ContributionId;
    readonly amountCents: number;
    /** Begun before what the card processor was asked about: what is said of it was compared in its time. */
    readonly isOld: boolean;
  }[];
}

/** What we say of an order that was sent to the retailer. */
export interface OurOrder {
  readonly id: OrderId;
  /** The retailer's name for our last request. */
  readonly requestId: string | null;
  readonly isPlaced: boolean;
  /** A request before it that the store had placed and has cancelled for us. */
  readonly calledBack?: string | undefined;
}

export type DifferenceKind =
  | 'payment_of_nobody'
  | 'captured_differs'
  | 'refunded_differs'
  | 'refund_failed'
  | 'hold_left'
  | 'payout_differs'
  | 'order_of_nobody'
  | 'order_missing_at_retailer'
  | 'order_placed_only_there';

/** Something that one side has and the other has not, for a person to look at. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** Our order, contribution or payout; of things that nobody knows, the name they have on the other side. */
  readonly reference: string;
  /** Cents, or 1 and 0 for there and not there. */
  readonly ours: number;
  readonly theirs: number;
}
