import type { ProductId } from '@wishbow/contracts/items';
import type { PostalAddress } from '@wishbow/contracts/people';
import type { CardId, OrderId, UserId, WishId } from '@wishbow/contracts/wire-types';
import type { Cents } from '@wishbow/domain/money';
import type { OrderQuote } from '@wishbow/domain/order-quote';
import type { OrderState } from '@wishbow/domain/order-state';

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
  /** Counts how often the order was sent on its way; part of every idempotency key outside. */
  readonly attempt: number;
  /** Buyer, wish and recipient while the order is under way: a second one of the same cannot be opened. */
  readonly intentKey?: string;
  /** Of the checkout that opened the order, to tell a repeated click from another wish to pay. */
  readonly fingerprint: string;
  /** The hold on the card; null when there is none. */
  readonly paymentIntentId: string | null;
  /** The retailer's name for our request. */
  readonly retailerRequestId: string | null;
  readonly retailerOutcome: RetailerOutcome | null;
  readonly trackingUrl: string | null;
  /** For people. */
  readonly failure: { readonly code: string; readonly message: string } | null;
  /** When the worker looks at the order next; null: never again. */
  readonly dueAt: Date | null;
  /** Until then one process has the order to itself. */
  readonly leasedUntil: Date | null;
  /** Turns that failed in a row. */
  readonly failedTurns: number;
  readonly createdAt: Date;
}
