import { MOST_WANTED } from '@wishbow/domain/wish-limits';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ProductId } from './items.ts';
import { Problem } from './problem.ts';
import { OrderId, UserId, WishId } from './wire-types.ts';
import { WishOnPage } from './wishes.ts';

/** Taking units of a wish for an order. Every call is idempotent per order. */
export const wishUnitsInternalContract = {
  /** The wish as this buyer may see it, for a quote. */
  getWishForGift: defineEndpoint({
    id: 'getWishForGift',
    method: 'POST',
    path: '/internal/getWishForGift',
    service: 'wishlists',
    audience: 'internal',
    body: z.strictObject({ wishId: WishId, buyerId: UserId }),
    responses: { 200: z.object({ wish: WishOnPage }), 404: Problem },
  }),
  /** Which of a person's wishes for a product still wait to be given, as far as this buyer may see them. */
  listWishesForProduct: defineEndpoint({
    id: 'listWishesForProduct',
    method: 'POST',
    path: '/internal/listWishesForProduct',
    service: 'wishlists',
    audience: 'internal',
    body: z.strictObject({ buyerId: UserId, ownerId: UserId, productId: ProductId }),
    responses: { 200: z.object({ wishes: z.array(WishOnPage) }) },
  }),
  reserveUnits: defineEndpoint({
    id: 'reserveUnits',
    method: 'POST',
    path: '/internal/reserveUnits',
    service: 'wishlists',
    audience: 'internal',
    body: z.strictObject({
      wishId: WishId,
      orderId: OrderId,
      buyerId: UserId,
      quantity: z.int().min(1).max(MOST_WANTED),
      /** The caller has asked for the wish within the same request of the buyer, who sees it: nobody is asked again. */
      isSeen: z.boolean().optional(),
    }),
    responses: { 200: z.object({}), 403: Problem, 404: Problem, 409: Problem },
  }),
  releaseUnits: defineEndpoint({
    id: 'releaseUnits',
    method: 'POST',
    path: '/internal/releaseUnits',
    service: 'wishlists',
    audience: 'internal',
    body: z.strictObject({ wishId: WishId, orderId: OrderId }),
    responses: { 200: z.object({}) },
  }),
  giftUnits: defineEndpoint({
    id: 'giftUnits',
    method: 'POST',
    path: '/internal/giftUnits',
    service: 'wishlists',
    audience: 'internal',
    /** A private gift names its giver to the recipient alone. */
    body: z.strictObject({ wishId: WishId, orderId: OrderId, isPrivate: z.boolean() }),
    responses: { 200: z.object({ fulfilled: z.boolean() }), 404: Problem, 409: Problem },
  }),
};
