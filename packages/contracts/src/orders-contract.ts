import { MOST_WANTED } from '@wishbow/domain/wish-limits';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Order, Quote } from './orders.ts';
import { PaymentRefusal } from './payments.ts';
import { Card } from './people.ts';
import { Problem } from './problem.ts';
import {
  CardId,
  CentsAmount,
  Dollars,
  Instant,
  longText,
  OrderId,
  UserId,
  ViewerHint,
  WishId,
  WishlistId,
} from './wire-types.ts';

export const ShipTo = z.enum(['them', 'me']);

/** How long the buyer waits at most, in days. Specification section 9 has the default and no other limit. */
const MaxShippingDays = z.int().min(1).max(60).default(10);

const GiftChoice = {
  wish_id: WishId,
  quantity: z.int().min(1).max(MOST_WANTED),
  ship_to: ShipTo,
  max_shipping_days: MaxShippingDays,
};

/** The order as the specification sends it: sums in dollars, checked against the server's own. */
const CheckoutOrder = z.strictObject({
  subtotal: Dollars,
  processingFee: Dollars,
  shipping: Dollars,
  amount: Dollars,
  creditAmount: Dollars,
  quantity: GiftChoice.quantity,
  card_id: CardId.nullish(),
  item: z.looseObject({ id: WishId }),
  from_user_id: UserId.nullish(),
  to_user_id: UserId,
  /** Whose address the parcel goes to: the recipient's or the buyer's own. */
  to_address_user_id: UserId,
  message: longText(240).default(''),
  private: z.boolean().default(false),
  wish_list_id: WishlistId,
  max_shipping_days: GiftChoice.max_shipping_days,
});

/** Gifting, cards and orders. */
export const ordersContract = {
  quoteGift: defineEndpoint({
    id: 'quoteGift',
    method: 'POST',
    path: '/api/quoteGift',
    service: 'orders',
    audience: 'user',
    quiet: true,
    body: z.strictObject({ ...GiftChoice, useCredit: z.boolean().default(true) }),
    responses: {
      200: z.object({ quote: Quote }),
      403: Problem,
      404: Problem,
      409: Problem,
      422: Problem,
      503: Problem,
    },
  }),
  checkoutItem: defineEndpoint({
    id: 'checkoutItem',
    method: 'POST',
    path: '/api/checkoutItem',
    service: 'orders',
    audience: 'user',
    body: z.strictObject({ order: CheckoutOrder }),
    responses: {
      200: z.object({ order: Order }),
      402: PaymentRefusal,
      403: Problem,
      404: Problem,
      /** `already_gifted`, `in_progress`, `idempotency_mismatch`, `insufficient_credit`, or `prices_changed` with a fresh quote. */
      409: Problem.extend({ quote: Quote.optional() }),
      422: Problem,
      503: Problem,
    },
  }),
  listOrders: defineEndpoint({
    id: 'listOrders',
    method: 'POST',
    path: '/api/getOrders',
    service: 'orders',
    audience: 'user',
    identity: ['userId'],
    /** `before`: the last order of the page that was read; left out for the newest. */
    body: z.strictObject({ userId: UserId.nullish(), before: OrderId.nullish() }),
    responses: { 200: z.object({ orders: z.array(Order), has_more: z.boolean() }) },
  }),
  addCard: defineEndpoint({
    id: 'addCard',
    method: 'POST',
    path: '/api/addCard',
    service: 'orders',
    audience: 'user',
    body: z.strictObject({
      /** The provider's token, made in the browser: our servers never see a card number. */
      token: z.union([z.string().max(200), z.looseObject({ id: z.string().max(200) }).transform(({ id }) => id)]),
      user: ViewerHint,
    }),
    responses: { 201: z.object({ card: Card }), 402: Problem, 422: Problem, 429: Problem, 503: Problem },
  }),
  deleteCard: defineEndpoint({
    id: 'deleteCard',
    method: 'POST',
    path: '/api/deleteCard',
    service: 'orders',
    audience: 'user',
    body: z.strictObject({ card: z.looseObject({ id: CardId }) }),
    responses: { 200: z.object({}), 404: Problem, 503: Problem },
  }),
};

const given = {
  wish_id: WishId,
  to_user_id: UserId,
  title: z.string(),
  message: z.string(),
  private: z.boolean(),
  state: z.string(),
  created_at: Instant,
};

/** Given without an order of ours: wishes bought elsewhere, and shares of funds. */
export const Giving = z.object({
  custom_gifts: z.array(z.object({ ...given, quantity: z.int().positive() })),
  contributions: z.array(z.object({ ...given, amount_cents: CentsAmount })),
});

export const ordersInternalContract = {
  /** Cards and Llama Bucks of one person, for `api/me`. */
  getWallet: defineEndpoint({
    id: 'getWallet',
    method: 'POST',
    path: '/internal/getWallet',
    service: 'orders',
    audience: 'internal',
    body: z.strictObject({ userId: UserId }),
    responses: { 200: z.object({ cards: z.array(Card), creditCents: z.int().nonnegative() }) },
  }),
  /** What of a person cannot be left alone: asked before they are deleted. */
  getUnfinished: defineEndpoint({
    id: 'getUnfinished',
    method: 'POST',
    path: '/internal/getUnfinished',
    service: 'orders',
    audience: 'internal',
    body: z.strictObject({ userId: UserId }),
    /** Checks for their funds that are not mailed yet. */
    responses: { 200: z.object({ payouts: z.int().nonnegative() }) },
  }),
  /** What a person gave without an order, for the copy of their data. */
  listGiving: defineEndpoint({
    id: 'listGiving',
    method: 'POST',
    path: '/internal/listGiving',
    service: 'orders',
    audience: 'internal',
    body: z.strictObject({ userId: UserId }),
    responses: { 200: Giving },
  }),
};
