import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { UserId, WishId, WishlistId } from './wire-types.ts';
import { WishOnPage } from './wishes.ts';
import { Wishlist } from './wishlists.ts';

/** Wishes as one person may see them, for services that only know their ids. */
export const seenWishesInternalContract = {
  /** In no order; without a viewer, as visitors see them. What is gone or hidden from the viewer is left out. */
  listSeenWishes: defineEndpoint({
    id: 'listSeenWishes',
    method: 'POST',
    path: '/internal/listSeenWishes',
    service: 'wishlists',
    audience: 'internal',
    body: z.strictObject({ viewerId: UserId.nullable(), wishIds: z.array(WishId).max(100) }),
    responses: { 200: z.object({ wishes: z.array(WishOnPage) }) },
  }),
};

/** Lists in the same way. */
export const seenWishlistsInternalContract = {
  /** In no order. Of those that are hidden from the viewer not even the stub is told. */
  listSeenWishlists: defineEndpoint({
    id: 'listSeenWishlists',
    method: 'POST',
    path: '/internal/listSeenWishlists',
    service: 'wishlists',
    audience: 'internal',
    body: z.strictObject({ viewerId: UserId.nullable(), wishlistIds: z.array(WishlistId).max(100) }),
    responses: { 200: z.object({ wishlists: z.array(Wishlist) }) },
  }),
};
