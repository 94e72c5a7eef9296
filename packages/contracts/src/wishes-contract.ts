import { LONGEST_QUERY } from '@wishbow/domain/search-limits';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ProductId } from './items.ts';
import { Problem } from './problem.ts';
import { UserId, ViewerHint, WishId, WishlistId } from './wire-types.ts';
import { WishChanges, WishNotes, WishToAdd } from './wish-forms.ts';
import { Wish, WishOnPage } from './wishes.ts';

/** An external wish or a fund brings its picture as a data URL, a catalogue wish takes the catalogue's. */
const PICTURE_BODY_BYTES = 4_300_000;

const NamedWishlist = z.object({ id: WishlistId, name: z.string() });
const OwnWish = z.looseObject({ id: WishId });
const SeenWish = z.union([WishOnPage, z.strictObject({ id: WishId, private: z.literal(true) })]);

/** Making wishes and changing one's own. */
export const wishesContract = {
  createWish: defineEndpoint({
    id: 'createWish',
    method: 'POST',
    path: '/api/createWish',
    service: 'wishlists',
    audience: 'user',
    identity: ['userId'],
    bodyLimit: PICTURE_BODY_BYTES,
    body: z.strictObject({
      wish: WishToAdd,
      selectedWishListIds: z
        .array(WishlistId)
        .min(1, 'Please select at least one wish list to add the item to.')
        .max(50),
      userId: UserId.nullish(),
      query: z.string().max(LONGEST_QUERY).nullish(),
    }),
    responses: {
      201: z.object({
        wishes: z.array(Wish),
        addedWishLists: z.array(NamedWishlist),
        /** Lists that already hold the item. */
        nonAddedWishLists: z.array(NamedWishlist),
      }),
      403: Problem,
      404: Problem,
      /** `idempotency_mismatch` */
      409: Problem,
      422: Problem,
      503: Problem,
    },
  }),
  /** Changes what is given; `wishListId` moves the wish to another own list. */
  updateWish: defineEndpoint({
    id: 'updateWish',
    method: 'POST',
    path: '/api/updateWish',
    aliases: ['/updateWish'],
    service: 'wishlists',
    audience: 'user',
    identity: ['userId'],
    bodyLimit: PICTURE_BODY_BYTES,
    body: z.strictObject({ wish: WishChanges, wishListId: WishlistId.nullish(), userId: UserId.nullish() }),
    responses: { 200: z.object({ wish: Wish }), 403: Problem, 404: Problem, 409: Problem, 422: Problem },
  }),
  /** Can be undone by `restoreWish` for a minute. Never fails because somebody took the wish. */
  removeWish: defineEndpoint({
    id: 'removeWish',
    method: 'POST',
    path: '/api/removeWish',
    service: 'wishlists',
    audience: 'user',
    body: z.strictObject({ wish: OwnWish }),
    responses: { 200: z.object({}), 403: Problem, 404: Problem },
  }),
  restoreWish: defineEndpoint({
    id: 'restoreWish',
    method: 'POST',
    path: '/api/restoreWish',
    service: 'wishlists',
    audience: 'user',
    body: z.strictObject({ wish: OwnWish }),
    responses: { 200: z.object({ wish: Wish }), 403: Problem, 404: Problem, 409: Problem },
  }),
  updateItemNotes: defineEndpoint({
    id: 'updateItemNotes',
    method: 'POST',
    path: '/api/updateItemNotes',
    aliases: ['/updateItemNotes'],
    service: 'wishlists',
    audience: 'user',
    identity: ['userId'],
    body: z.strictObject({
      item: z.looseObject({ id: WishId, notes: WishNotes }),
      wishListId: WishlistId.nullish(),
      userId: UserId.nullish(),
    }),
    responses: { 200: z.object({ wish: Wish }), 403: Problem, 404: Problem },
  }),
  refreshWishNotes: defineEndpoint({
    id: 'refreshWishNotes',
    method: 'POST',
    path: '/api/refreshWishNotes',
    aliases: ['/refreshWishNotes'],
    service: 'wishlists',
    audience: 'public',
    quiet: true,
    body: z.strictObject({ item: OwnWish, wishListId: WishlistId.nullish(), userId: z.unknown().optional() }),
    responses: { 200: z.object({ notes: z.string(), decodedNotes: z.string() }), 404: Problem },
  }),
  /** One more is wanted; a fulfilled wish is open again. */
  increaseItemQuantity: defineEndpoint({
    id: 'increaseItemQuantity',
    method: 'POST',
    path: '/api/increaseItemQuantity',
    service: 'wishlists',
    audience: 'user',
    quiet: true,
    body: z.strictObject({ wish: OwnWish }),
    responses: { 200: z.object({ wish: Wish }), 403: Problem, 404: Problem, 409: Problem },
  }),
  /** One fewer is wanted; at one it is refused. `quantity` 0 says the wish has been removed meanwhile. */
  decreaseItemQuantity: defineEndpoint({
    id: 'decreaseItemQuantity',
    method: 'POST',
    path: '/api/decreaseItemQuantity',
    aliases: ['/decreaseItemQuantity'],
    service: 'wishlists',
    audience: 'user',
    quiet: true,
    body: z.strictObject({ wish: OwnWish }),
    responses: {
      200: z.union([z.object({ wish: Wish }), z.strictObject({ id: WishId, quantity: z.literal(0) })]),
      403: Problem,
      404: Problem,
      409: Problem,
    },
  }),
  refreshWish: defineEndpoint({
    id: 'refreshWish',
    method: 'POST',
    path: '/api/refreshWish',
    service: 'wishlists',
    audience: 'public',
    body: z.strictObject({ wish: OwnWish, user: ViewerHint }),
    responses: { 200: z.object({ wish: SeenWish }), 404: Problem, 422: Problem },
  }),
  /** A person's lists that hold a product already: the existing-wishlist question of checkout. */
  listHoldingWishlists: defineEndpoint({
    id: 'listHoldingWishlists',
    method: 'POST',
    path: '/api/listHoldingWishlists',
    service: 'wishlists',
    audience: 'user',
    body: z.strictObject({ productId: ProductId, username: z.string().max(60) }),
    responses: {
      200: z.object({
        matches: z.array(
          z.object({ id: WishId, item_id: ProductId, wish_list_id: WishlistId, wish_list_name: z.string() }),
        ),
      }),
      404: Problem,
    },
  }),
};
