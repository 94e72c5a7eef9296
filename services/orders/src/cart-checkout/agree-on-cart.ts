import type { OrderId } from '@wishbow/contracts/wire-types';
import { hashOfToken } from '@wishbow/service/identity/session-token';
import { getCart } from '../cart/cart-repository.ts';
import { firstObstacle } from '../cart/cart-view.ts';
import { type PricedCart, priceCart } from '../cart/price-cart.ts';
import { findPayingCard } from '../checkout/agree-on-order.ts';
import { sumsFault } from '../checkout/checkout-rules.ts';
import type { Dependencies } from '../dependencies.ts';
import type { OrderCardRow, OrderRow } from '../orders/order-row.ts';
import { refused } from '../refusals.ts';
import { begunAt } from '../work/due-work.ts';
import type { CartCheckoutRow } from './cart-checkout-model.ts';
import { wasOrderedSince } from './cart-checkout-repository.ts';
import { type CartCheckoutCall, type CartCheckoutRefused, cartFingerprint } from './cart-order.ts';
import { withExistingWishes } from './existing-wishes.ts';
import { parcelOrder } from './parcel-order.ts';

interface AgreedCart {
  readonly ok: true;
  readonly checkout: CartCheckoutRow;
  readonly orders: readonly OrderRow[];
}

const CHANGED = { message: 'Your cart has changed. Please look at the new total.' };

/** Checks everything about a cart that can be checked before anything is taken. @returns the intents to write down. */
export async function agreeOnCart(
  deps: Dependencies,
  call: CartCheckoutCall,
): Promise<AgreedCart | CartCheckoutRefused> {
  const { buyerId, order } = call;
  const cart = await getCart(deps.connection, buyerId);
  if (cart.version !== order.version) return refusedForChange(deps, call);
  const matched = await withExistingWishes(deps, cart, order.existingWishListCheck);
  if (!matched.ok) return matched;
  const priced = await priceCart(deps, matched.cart, termsOf(call));
  const refusal = refusalOf(call, priced);
  if (refusal) return refusal;
  const paying =
    priced.quote.totalCents === 0
      ? ({ ok: true, card: null } as const)
      : await findPayingCard(deps, buyerId, order.card_id ?? undefined);
  return paying.ok ? intentsOf(deps, call, priced, paying.card) : paying;
}

const termsOf = ({ order }: CartCheckoutCall) => ({
  usesCredit: order.creditAmount > 0,
  maxShippingDays: order.max_shipping_days,
});

/**
 * The cart is not the one the buyer saw: another tab has ordered it since, or it has changed.
 * @returns the refusal with what the cart costs as it is now.
 */
export async function refusedForChange(deps: Dependencies, call: CartCheckoutCall): Promise<CartCheckoutRefused> {
  if (await wasOrderedSince(deps.connection, call.buyerId, call.order.version)) return refused('already_ordered');
  const cart = await getCart(deps.connection, call.buyerId);
  const { quote } = await priceCart(deps, cart, termsOf(call));
  return { ...refused('prices_changed', CHANGED), quote };
}

function refusalOf({ order }: CartCheckoutCall, { parcels, quote }: PricedCart): CartCheckoutRefused | undefined {
  if (!parcels.some(({ isCounted }) => isCounted)) return refused('recipient_required');
  const obstacle = firstObstacle(parcels);
  if (obstacle) return { ok: false, refusal: obstacle };
  const fault = sumsFault(order, quote);
  return fault && { ...refused(fault), quote };
}

function intentsOf(
  { now, pace, invitationToken }: Dependencies,
  { checkoutId, buyerId, order }: CartCheckoutCall,
  { cart, parcels, quotes }: PricedCart,
  card: OrderCardRow | null,
): AgreedCart {
  const createdAt = now();
  const fingerprint = cartFingerprint(order);
  const tokenHashOf = (orderId: OrderId) => hashOfToken(invitationToken(orderId));
  const terms = { buyerId, card, maxShippingDays: order.max_shipping_days, fingerprint, createdAt, tokenHashOf };
  const counted = parcels.flatMap((parcel) => {
    const quote = quotes.get(parcel.id);
    const { shipTo } = parcel;
    return quote && shipTo ? [{ parcel: { ...parcel, shipTo }, quote }] : [];
  });
  const orders = counted.map(({ parcel, quote }) => parcelOrder(parcel, { ...terms, quote }));
  const checkout: CartCheckoutRow = {
    _id: checkoutId,
    buyerId,
    cartVersion: cart.version,
    fingerprint,
    orderIds: orders.map(({ _id }) => _id),
    lineIds: counted.flatMap(({ parcel }) => parcel.lines.map(({ line }) => line.id)),
    state: 'created',
    refusal: null,
    openFor: buyerId,
    createdAt,
    ...begunAt(createdAt, pace.leaseMs),
  };
  return { ok: true, checkout, orders };
}
