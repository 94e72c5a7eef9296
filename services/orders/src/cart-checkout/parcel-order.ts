import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import type { OrderQuote } from '@wishbow/domain/order-quote';
import type { LookedUpLine, PricedParcel } from '../cart/priced-parcels.ts';
import { newOrderId } from '../orders/order-repository.ts';
import type { InvitationRow, OrderCardRow, OrderRow, ShipToRow } from '../orders/order-row.ts';

interface ParcelTerms {
  readonly buyerId: UserId;
  readonly quote: OrderQuote;
  readonly card: OrderCardRow | null;
  readonly maxShippingDays: number;
  readonly fingerprint: string;
  readonly createdAt: Date;
  /** What is kept of the link that is mailed for an order. */
  readonly tokenHashOf: (orderId: OrderId) => string;
}

/** What goes to one recipient at one place becomes one order. It is due to nobody until the whole cart is accepted. */
export function parcelOrder(parcel: PricedParcel & { shipTo: ShipToRow }, terms: ParcelTerms): OrderRow {
  const { buyerId, quote, card, maxShippingDays, fingerprint, createdAt } = terms;
  const { message = '', isPrivate = false, recipientId = null } = parcel.lines[0]?.line ?? {};
  const orderId = newOrderId();
  const invitation = invitationOf(parcel, orderId, terms);
  return {
    _id: orderId,
    buyerId,
    recipientId,
    lines: parcel.lines.flatMap(orderLine),
    quote,
    message,
    isPrivate,
    maxShippingDays,
    shipTo: parcel.shipTo,
    card: quote.totalCents === 0 ? null : card,
    state: 'created',
    steps: [{ state: 'created', at: createdAt }],
    attempt: 1,
    fingerprint,
    paymentIntentId: null,
    retailerRequestId: null,
    retailerOutcome: null,
    trackingUrl: null,
    failure: null,
    dueAt: null,
    leasedUntil: null,
    failedTurns: 0,
    createdAt,
    ...(invitation && { invitation }),
  };
}

/** Somebody invited has to be asked where it goes, unless it goes to the buyer. */
function invitationOf(
  { lines }: PricedParcel,
  orderId: OrderId,
  { tokenHashOf, createdAt: sentAt }: ParcelTerms,
): InvitationRow | undefined {
  const { invitedEmail: email = null, shipTo = 'them' } = lines[0]?.line ?? {};
  if (email === null || shipTo === 'me') return undefined;
  return { email, tokenHash: tokenHashOf(orderId), sentAt, claimedAt: null, expiredAt: null };
}

function orderLine({ line, wish, product }: LookedUpLine): OrderRow['lines'] {
  if (!product?.ok) return [];
  const { item, offer } = product;
  return [
    {
      wishId: line.wishId,
      productId: line.productId,
      title: wish?.title ?? item.title,
      variantTitle: wish ? wish.variant_title : item.variant_title,
      image: wish ? wish.image : item.image,
      quantity: line.quantity,
      unitPriceCents: offer.price,
      shippingCents: offer.shipping_price,
    },
  ];
}
