import { MOST_WANTED } from '@wishbow/domain/wish-limits';
import * as z from 'zod';
import { Cart } from './cart.ts';
import { defineEndpoint } from './endpoint.ts';
import { ProductId } from './items.ts';
import { Problem } from './problem.ts';
import { CartItemId, longText, UserId, WishId, WishlistId } from './wire-types.ts';

/** The retailer prints at most this many characters on the gift note. */
const Message = longText(240);
const Quantity = z.int().min(1).max(MOST_WANTED);
/** Addresses of people without an account; capitals make no difference. */
const InvitedEmail = z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter a valid email address.'));
/** How long the buyer waits at most, in days. */
export const MaxCartShippingDays = z.int().min(1).max(60).default(10);

/** Somebody with an account, or somebody invited; never both. */
const recipient = { to_user_id: UserId.nullish(), invited_email: InvitedEmail.nullish() };
/** Whose address the parcel goes to: the recipient's or the buyer's own. */
const place = { to_address_user_id: UserId.nullish() };

/** A wish names its product, list and recipient itself; whatever is said of them has to agree. */
const ItemToAdd = z.strictObject({
  wish_id: WishId.nullish(),
  product_id: ProductId.nullish(),
  from_user_id: UserId.nullish(),
  wish_list_id: WishlistId.nullish(),
  ...recipient,
  ...place,
  message: Message.default(''),
  private: z.boolean().default(false),
  quantity: Quantity.default(1),
});

/** What is left out stays as it is. Note, privacy and place are those of everything that goes with it. */
const ItemChanges = z.strictObject({
  id: CartItemId,
  ...recipient,
  ...place,
  message: Message.optional(),
  private: z.boolean().optional(),
  quantity: Quantity.optional(),
});

const named = z.strictObject({ item: z.looseObject({ id: CartItemId }) });

/** How many lines the cart has now. */
const Changed = z.object({ count: z.int().nonnegative() });

/** What one means to give. */
export const cartContract = {
  addToCart: defineEndpoint({
    id: 'addToCart',
    method: 'POST',
    path: '/api/addToCart',
    service: 'orders',
    audience: 'user',
    body: z.strictObject({ item: ItemToAdd }),
    responses: {
      201: Changed.extend({ cart_item: z.object({ id: CartItemId }) }),
      /** 409: `already_in_cart`, `cart_full`, `already_gifted`, `item_unavailable`. */
      403: Problem,
      404: Problem,
      409: Problem,
      422: Problem,
      503: Problem,
    },
  }),
  getCartItems: defineEndpoint({
    id: 'getCartItems',
    method: 'POST',
    path: '/api/getCartItems',
    service: 'orders',
    audience: 'user',
    quiet: true,
    identity: ['userId'],
    body: z.strictObject({
      userId: UserId.nullish(),
      useCredit: z.boolean().default(true),
      max_shipping_days: MaxCartShippingDays,
    }),
    responses: { 200: Cart, 503: Problem },
  }),
  /** For the number on the cart in the bar, which no shop has to be asked for. */
  countCartItems: defineEndpoint({
    id: 'countCartItems',
    method: 'POST',
    path: '/api/countCartItems',
    service: 'orders',
    audience: 'user',
    quiet: true,
    body: z.strictObject({}),
    responses: { 200: Changed },
  }),
  removeFromCart: defineEndpoint({
    id: 'removeFromCart',
    method: 'POST',
    path: '/api/removeFromCart',
    service: 'orders',
    audience: 'user',
    body: named,
    responses: { 200: Changed, 403: Problem, 404: Problem, 409: Problem, 422: Problem, 503: Problem },
  }),
  updateCartItem: defineEndpoint({
    id: 'updateCartItem',
    method: 'POST',
    path: '/api/updateCartItem',
    service: 'orders',
    audience: 'user',
    body: z.strictObject({ item: ItemChanges }),
    responses: { 200: Changed, 403: Problem, 404: Problem, 409: Problem, 422: Problem, 503: Problem },
  }),
  increaseCartItemQuantity: defineEndpoint({
    id: 'increaseCartItemQuantity',
    method: 'POST',
    path: '/api/increaseCartItemQuantity',
    service: 'orders',
    audience: 'user',
    quiet: true,
    body: named,
    responses: { 200: Changed, 403: Problem, 404: Problem, 409: Problem, 422: Problem, 503: Problem },
  }),
  decreaseCartItemQuantity: defineEndpoint({
    id: 'decreaseCartItemQuantity',
    method: 'POST',
    path: '/api/decreaseCartItemQuantity',
    service: 'orders',
    audience: 'user',
    quiet: true,
    body: named,
    responses: { 200: Changed, 403: Problem, 404: Problem, 409: Problem, 422: Problem, 503: Problem },
  }),
};
