import type { CardId, OrderId, UserId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { findOwnCard } from '../cards/cardholder-repository.ts';
import type { Dependencies } from '../dependencies.ts';
import type { OrderCardRow, OrderRow } from '../orders/order-row.ts';
import { findWishForGift, type PricedGift, priceGift } from '../quotes/price-gift.ts';
import { type Refused, refused } from '../refusals.ts';
import { begunAt } from '../work/due-work.ts';
import { type CheckoutOrder, intentKeyOf, orderFingerprint } from './checkout-order.ts';
import { belongingRefusal, sumsFault } from './checkout-rules.ts';

export interface Checkout {
  readonly orderId: OrderId;
  /** Nobody has been given this id before: there can be no order of it yet. */
  readonly isFirstTry: boolean;
  readonly buyerId: UserId;
  readonly order: CheckoutOrder;
}

interface Agreed {
  readonly ok: true;
  readonly intent: OrderRow;
  readonly wish: WishOnPage;
}

/** Checks everything about a checkout that can be checked before anything is taken. @returns the intent to write down. */
export async function agreeOnOrder(deps: Dependencies, checkout: Checkout): Promise<Agreed | Refused> {
  const { buyerId, order } = checkout;
  const wish = await findWishForGift(deps, order.item.id, buyerId);
  if (!wish) return refused('not_found');
  const mixedUp = belongingRefusal(order, wish, buyerId);
  if (mixedUp) return mixedUp;
  const priced = await priceGift(deps, wish, termsOf(checkout));
  if (!priced.ok) return priced;
  const { quote } = priced.gift;
  const fault = sumsFault(order, quote);
  if (fault) return refused(fault, { quote });
  const paying =
    priced.gift.quote.totalCents === 0 ? noCard : await findPayingCard(deps, buyerId, order.card_id ?? undefined);
  if (!paying.ok) return paying;
  return { ok: true, wish, intent: intentOf(deps, checkout, wish, priced.gift, paying.card) };
}

const noCard = { ok: true, card: null } as const;

/** The card that is to pay, if it is one of the buyer's own. */
export async function findPayingCard(
  { connection }: Dependencies,
  buyerId: UserId,
  cardId: CardId | undefined,
): Promise<{ ok: true; card: OrderCardRow } | Refused<'card_required' | 'card_not_found'>> {
  if (cardId === undefined) return refused('card_required');
  const own = await findOwnCard(connection, buyerId, cardId);
  if (!own) return refused('card_not_found');
  const { id, customerId, brand, last4 } = own;
  return { ok: true, card: { id, customerId, brand, last4 } };
}

const termsOf = ({ buyerId, order }: Checkout) => ({
  buyerId,
  quantity: order.quantity,
  shipTo: order.to_address_user_id === buyerId ? ('me' as const) : ('them' as const),
  maxShippingDays: order.max_shipping_days,
  usesCredit: order.creditAmount > 0,
});

function intentOf(
  { now, pace }: Dependencies,
  { orderId, buyerId, order }: Checkout,
  wish: WishOnPage,
  { productId, quote, shipTo }: PricedGift,
  card: OrderCardRow | null,
): OrderRow {
  const createdAt = now();
  const { subtotalCents, shippingCents, processingFeeCents, creditCents, totalCents } = quote;
  const { title, variant_title: variantTitle, image } = wish;
  return {
    _id: orderId,
    buyerId,
    recipientId: wish.user_id,
    lines: [
      {
        wishId: wish.id,
        productId,
        title,
        variantTitle,
        image,
        quantity: order.quantity,
        unitPriceCents: quote.unitPriceCents,
        shippingCents,
      },
    ],
    quote: { subtotalCents, shippingCents, processingFeeCents, creditCents, totalCents },
    message: order.message,
    isPrivate: order.private,
    maxShippingDays: order.max_shipping_days,
    shipTo,
    card,
    state: 'created',
    steps: [{ state: 'created', at: createdAt }],
    attempt: 1,
    intentKey: intentKeyOf(buyerId, wish.id, wish.user_id),
    fingerprint: orderFingerprint(order),
    paymentIntentId: null,
    retailerRequestId: null,
    retailerOutcome: null,
    trackingUrl: null,
    failure: null,
    ...begunAt(createdAt, pace.leaseMs),
    createdAt,
  };
}
