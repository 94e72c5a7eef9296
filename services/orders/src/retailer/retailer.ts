import type { ProductId } from '@wishbow/contracts/items';
import type { PostalAddress } from '@wishbow/contracts/people';
import type { OrderId } from '@wishbow/contracts/wire-types';
import type { Cents } from '@wishbow/domain/money';
import type { ReturnReason } from '@wishbow/domain/return-reasons';
import type { ListedOrder } from '../reconciliation/books.ts';

/** What is ordered, always the same for one attempt of one order. */
export interface RetailerOrder {
  readonly orderId: OrderId;
  /** The same key is the same order, however often it is sent. */
  readonly idempotencyKey: string;
  readonly products: readonly { readonly productId: ProductId; readonly quantity: number }[];
  /** The retailer gives up rather than charge more. */
  readonly maxPriceCents: Cents;
  readonly maxShippingDays: number;
  readonly shipTo: { readonly firstName: string; readonly lastName: string; readonly address: PostalAddress };
  readonly message: string;
}

export type OrderTaken =
  | { readonly kind: 'accepted'; readonly requestId: string }
  | { readonly kind: 'failed'; readonly code: string };

export interface Parcel {
  readonly isDelivered: boolean;
  readonly trackingUrl: string | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
}

/** Where an order stands at the retailer. */
export type RetailerProgress =
  | { readonly kind: 'processing' }
  /** Nobody can tell whether it was placed: a person has to look, and nothing may be ordered again. */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'failed'; readonly code: string }
  | {
      readonly kind: 'placed';
      readonly totalCents: Cents;
      readonly merchantOrderIds: readonly string[];
      /** undefined until the parcel is on its way. */
      readonly parcel: Parcel | undefined;
    };

/** One order at the merchant to be called back. */
export interface CancellationOrder {
  readonly orderId: OrderId;
  /** As which the retailer knows our order. */
  readonly requestId: string;
  readonly merchantOrderId: string;
  readonly idempotencyKey: string;
}

/** `processing` may last: about half of all cancellations are first only attempted, and turn out well later. */
export type CancellationProgress = 'processing' | 'cancelled' | 'refused';

/** What goes back, and why. */
export interface ReturnRequest {
  readonly orderId: OrderId;
  readonly requestId: string;
  readonly idempotencyKey: string;
  readonly products: readonly { readonly productId: ProductId; readonly quantity: number }[];
  readonly reason: ReturnReason;
  readonly explanation: string;
}

export type ReturnProgress =
  | { readonly kind: 'processing' }
  | { readonly kind: 'label'; readonly labelUrls: readonly string[]; readonly returnBy: Date | null }
  /** Nothing has to be sent back. */
  | { readonly kind: 'refunded' }
  | { readonly kind: 'refused'; readonly code: string };

/** Whoever buys and ships for us. */
export interface Retailer {
  /** @throws RetailerOut when it cannot be told whether the order was taken. */
  placeOrder(order: RetailerOrder): Promise<OrderTaken>;
  /** @throws RetailerOut when there is no answer. */
  getProgress(requestId: string): Promise<RetailerProgress>;
  /** Asks to stop an order that is not placed yet; whether it worked is seen by its progress. */
  abortOrder(requestId: string): Promise<void>;
  /** Asks to call a placed order back. */
  cancelOrder(order: CancellationOrder): Promise<OrderTaken>;
  getCancellation(requestId: string): Promise<CancellationProgress>;
  returnOrder(request: ReturnRequest): Promise<OrderTaken>;
  getReturn(requestId: string): Promise<ReturnProgress>;
  /** Whether the retailer has credited us for what came back of an order. */
  hasCredited(requestId: string): Promise<boolean>;
  /** Every order that reached the retailer between two moments, for the comparison of the books. */
  listOrders(since: Date, until: Date): Promise<ListedOrder[]>;
}

/** The retailer did not answer, or not in a way that tells what happened. */
export class RetailerOut extends Error {
  override readonly name = 'RetailerOut';
}
