import { cartCheckoutContract } from '@wishbow/contracts/cart-checkout-contract';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import { paymentsContract } from '@wishbow/contracts/payments-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { cents, NO_MONEY } from '@wishbow/domain/money';
import { quoteOrder } from '@wishbow/domain/order-quote';
import { findSeenWish, freshId, instantNow, viewerOf } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { WishRow, World } from '@wishbow/testing/world/world';
import { askedAbout, declined, type OrderRow, placedOrder } from './placing.ts';
import { cartSeen, parcelRows, priceOf, quoteOfCart, SHIPPING_CENTS, SHIPPING_DAYS } from './pricing.ts';

const missing = { status: 404, body: notFound } as const;
const gifted = { status: 409, body: problem('already_gifted', 'Somebody else was faster.') } as const;
const PAGE = 10;

/** Gifting, cards and orders. */
export const ordersMocks = mocked(ordersContract, (world) => ({
  quoteGift: ({ body }) => {
    const wish = productWishSeen(world, body.wish_id);
    if (!wish) return missing;
    if (wish.taken + body.quantity > wish.quantity) return gifted;
    return { status: 200, body: { quote: quoteSeen(world, wish, body.quantity, body.useCredit) } };
  },
  checkoutItem: ({ body: { order } }) => {
    const wish = productWishSeen(world, order.item.id);
    if (!wish) return missing;
    if (wish.taken + order.quantity > wish.quantity) return gifted;
    const quote = quoteSeen(world, wish, order.quantity, order.creditAmount > 0);
    if (quote.totalCents !== order.amount) {
      return { status: 409, body: { ...problem('prices_changed', 'The price has changed.'), quote } };
    }
    const refusal = declined(world);
    if (refusal) return refusal;
    const gift = {
      productId: wish.product_id,
      wishId: wish.id,
      toUserId: wish.user_id,
      invitedEmail: null,
      shipsToMe: order.to_address_user_id === world.viewerId,
      message: order.message,
      isPrivate: order.private,
      quantity: order.quantity,
    };
    const placed = placedOrder(
      world,
      [gift],
      quoteOf(world, wish, order.quantity, order.creditAmount > 0),
      order.card_id,
    );
    return askedAbout(world, [placed], 'order') ?? { status: 200, body: { order: orderTold(placed) } };
  },
  listOrders: ({ body }) => {
    const own = ownOrders(world);
    const start = body.before ? own.findIndex(({ id }) => id === body.before) + 1 : 0;
    const orders = own.slice(start, start + PAGE).map(orderTold);
    return { status: 200, body: { orders, has_more: own.length > start + PAGE } };
  },
  addCard: ({ body }) => {
    const last4 = /(\d{4})$/.exec(body.token)?.[1] ?? '4242';
    if (last4 === '0002') return { status: 402, body: problem('card_declined', 'Your card was declined.') };
    const card = { id: `pm_mock_${freshId(world)}`, brand: 'visa', last4, exp_month: 12, exp_year: 2032 };
    viewerOf(world).cards.push(card);
    return { status: 201, body: { card } };
  },
  deleteCard: ({ body }) => {
    const viewer = viewerOf(world);
    if (!viewer.cards.some(({ id }) => id === body.card.id)) return missing;
    viewer.cards = viewer.cards.filter(({ id }) => id !== body.card.id);
    return { status: 200, body: {} };
  },
}));

/** Giving everything in a cart at once. */
export const cartCheckoutMocks = mocked(cartCheckoutContract, (world) => ({
  checkoutCart: ({ body: { order } }) => {
    const { whole, parcels } = quoteOfCart(world, order.creditAmount > 0);
    if (whole.totalCents !== order.amount || order.version !== world.cartVersion) {
      const { quote } = cartSeen(world, order.creditAmount > 0);
      return { status: 409, body: { ...problem('prices_changed', 'The cart has changed.'), quote } };
    }
    const refusal = declined(world);
    if (refusal) return refusal;
    const orders = [...parcelRows(world)].flatMap(([id, [first, ...rest]]) => {
      const quote = parcels.get(id);
      return first && quote ? [placedOrder(world, [first, ...rest], quote, order.card_id)] : [];
    });
    world.cart = [];
    world.cartVersion += 1;
    return askedAbout(world, orders, 'cart') ?? { status: 200, body: { orders: orders.map(orderTold) } };
  },
}));

/** What the holder has answered their bank. */
export const paymentsMocks = mocked(paymentsContract, (world) => ({
  confirmPayment: ({ body }) => {
    const { asking } = world;
    if (!asking || asking.id !== body.payment.id) return missing;
    world.asking = null;
    const orders = world.orders.filter(({ id }) => asking.orderIds.includes(id));
    for (const order of orders) order.status = body.gives_up ? 'payment_failed' : 'processing';
    if (body.gives_up) return { status: 402, body: problem('card_declined', 'The payment was not confirmed.') };
    return { status: 200, body: { orders: orders.map(orderTold), contribution: null } };
  },
}));

export const orderTold = ({ buyerId: _, ...order }: OrderRow) => order;

export const ownOrders = (world: World): OrderRow[] => world.orders.filter(({ buyerId }) => buyerId === world.viewerId);

/** Moves an order on, and writes it into its timeline. */
export function takeStep(order: OrderRow, status: OrderRow['status']): void {
  order.status = status;
  order.timeline.push({ status, at: instantNow() });
}

type ProductWish = WishRow & { product_id: string };

function productWishSeen(world: World, id: string): ProductWish | undefined {
  const wish = findSeenWish(world, id);
  const { product_id = null } = wish ?? {};
  return wish && product_id !== null ? { ...wish, product_id } : undefined;
}

const quoteOf = (world: World, wish: ProductWish, quantity: number, usesCredit: boolean) =>
  quoteOrder(
    [{ unitPriceCents: priceOf(world, wish.product_id), quantity, shippingCents: SHIPPING_CENTS }],
    usesCredit ? cents(viewerOf(world).creditCents) : NO_MONEY,
  );

const quoteSeen = (world: World, wish: ProductWish, quantity: number, usesCredit: boolean) => ({
  ...quoteOf(world, wish, quantity, usesCredit),
  unitPriceCents: priceOf(world, wish.product_id),
  quantity,
  shippingDays: SHIPPING_DAYS,
  creditBalanceCents: viewerOf(world).creditCents,
});
