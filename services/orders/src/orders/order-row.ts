import type { ProductId } from '@wishbow/contracts/items';
import type { PostalAddress } from '@wishbow/contracts/people';
import type { CardId, OrderId, UserId, WishId } from '@wishbow/contracts/wire-types';
import type { Cents } from '@wishbow/domain/money';
import type { OrderQuote } from '@wishbow/domain/order-quote';
import type { OrderState } from '@wishbow/domain/order-state';
import type { RefundSplit, RefundTarget } from '@wishbow/domain/refund';
import type { ReturnReason } from '@wishbow/domain/return-reasons';
import type { RefundState } from '@wishbow/domain/state-tables';

/** An invitation by e-mail: the order waits until somebody claims it with the link in the mail. */
export interface InvitationRow {
  readonly email: string;
  /** SHA-256 of the token in the link. */
  readonly tokenHash: string;
  readonly sentAt: Date;
  readonly claimedAt: Date | null;
  readonly expiredAt: Date | null;
}

interface OrderLineRow {
  readonly wishId: WishId | null;
  readonly productId: ProductId;
  readonly title: string;
  readonly variantTitle: string | null;
  readonly image: string | null;
  readonly quantity: number;
  readonly unitPriceCents: Cents;
  /** For the whole line. */
  readonly shippingCents: Cents;
}

/** Where the parcel goes, as it was when the buyer agreed: every attempt at the retailer has to say the same. */
export interface ShipToRow {
  /** null: somebody invited by e-mail who has no account. */
  readonly userId: UserId | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: PostalAddress | null;
}

export interface OrderCardRow {
  readonly id: CardId;
  readonly customerId: string;
  readonly brand: string;
  readonly last4: string;
}

/** What the retailer decided, written down before anything is done about it. */
export type RetailerOutcome =
  | { readonly kind: 'placed'; readonly totalCents: Cents; readonly merchantOrderIds: readonly string[] }
  | { readonly kind: 'failed'; readonly code: string };

/** A placed order that is called back: each order at the merchant by itself. */
export interface CancellationRow {
  /** Counts how often the buyer has tried; part of the keys outside. */
  readonly count: number;
  readonly refundTo: RefundTarget;
  readonly requests: readonly { readonly merchantOrderId: string; readonly requestId: string }[];
}

/** What a buyer sends back. */
export interface ReturnRow {
  /** Counts how often the buyer has tried; part of the keys outside. */
  readonly count: number;
  readonly reason: ReturnReason;
  readonly explanation: string;
  /** `line` counts the lines of the order from 0. */
  readonly items: readonly { readonly line: number; readonly quantity: number }[];
  readonly refundTo: RefundTarget;
  /** The retailer's name for it. */
  readonly requestId: string | null;
  readonly labelUrls: readonly string[];
  readonly returnBy: Date | null;
  /** `immediate_refund_issued` or `return_refused`, in the retailer's words; null while it goes its usual way. */
  readonly code: string | null;
}

/** Money that goes back, written down before it does. */
export interface RefundRow extends RefundSplit {
  /** Names the refund within its order. */
  readonly id: string;
  /** `failed`: the card processor will not do it, and an admin has to look. */
  readonly state: RefundState;
}

/** The store has placed what failed with us: `waiting` for an admin, who takes it up, has it called back, or has the site pay. */
export interface LateRow {
  readonly foundAt: Date;
  /** The store's name for the request. */
  readonly requestId: string;
  /** What the store charges us. */
  readonly totalCents: Cents;
  readonly merchantOrderIds: readonly string[];
  readonly decision: 'waiting' | 'calling_back' | 'called_back' | 'taken' | 'borne';
}

export interface OrderRow {
  readonly _id: OrderId;
  readonly buyerId: UserId;
  /** null: somebody invited by e-mail who has no account. */
  readonly recipientId: UserId | null;
  readonly lines: readonly OrderLineRow[];
  /** What the buyer agreed to pay; nothing else is ever charged. */
  readonly quote: OrderQuote;
  readonly message: string;
  readonly isPrivate: boolean;
  /** Longest delivery the buyer accepts, in days. */
  readonly maxShippingDays: number;
  readonly shipTo: ShipToRow;
  /** null when Llama Bucks pay for everything. */
  readonly card: OrderCardRow | null;
  readonly state: OrderState;
  /** Every state the order went through, oldest first. */
  readonly steps: readonly { readonly state: OrderState; readonly at: Date }[];
  /** Counts how often the order was sent on its way, or held on a card; part of every idempotency key outside. */
  readonly attempt: number;
  /** Buyer, wish and recipient while the order is under way: a second one of the same cannot be opened. */
  readonly intentKey?: string;
  /** Of the checkout that opened the order, to tell a repeated click from another wish to pay. */
  readonly fingerprint: string;
  /** The payment that the card's holder is asked about by their bank. */
  readonly askedIntentId?: string;
  /** The hold on the card; null when there is none. */
  readonly paymentIntentId: string | null;
  /** The retailer's name for our request. */
  readonly retailerRequestId: string | null;
  readonly retailerOutcome: RetailerOutcome | null;
  readonly trackingUrl: string | null;
  /** Who brings the parcel, once it is on its way. */
  readonly carrier?: string | null;
  readonly trackingNumber?: string | null;
  /** The attempt that may have reached the retailer; written down before it is sent. */
  readonly sentAttempt?: number;
  /** Somebody is trying a failed order again; given up when the lease lapses. */
  readonly isRetrying?: boolean;
  readonly late?: LateRow;
  readonly cancellation?: CancellationRow;
  readonly returning?: ReturnRow;
  /** Money on its way back or back already, each once. */
  readonly refunds?: readonly RefundRow[];
  /** Of a gift to somebody without an account that goes to their own door. */
  readonly invitation?: InvitationRow;
  /** For people. */
  readonly failure: { readonly code: string; readonly message: string } | null;
  /** When the worker looks at the order next; null: never again. */
  readonly dueAt: Date | null;
  /** Until then one process has the order to itself. */
  readonly leasedUntil: Date | null;
  /** Turns that failed in a row. */
  readonly failedTurns: number;
  /** The trace of what moved the order last. */
  readonly traceparent?: string;
  readonly createdAt: Date;
}
