import { LONGEST_DESCRIPTION } from '@wishbow/domain/text-length';
import { MOST_WISHLISTS } from '@wishbow/domain/wishlist-limits';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Username } from './people.ts';
import { Problem } from './problem.ts';
import { Cursor, longText, PictureDataUrl, UserId, ViewerHint, WishlistId } from './wire-types.ts';
import { Wish } from './wishes.ts';
import {
  closedProfile,
  PrivateWishlistStub,
  SeenWishlist,
  Wishlist,
  WishlistChanges,
  WishlistForm,
} from './wishlists.ts';

/** A data URL of a 300x300 picture with its JSON around it. */
const PICTURE_BODY_BYTES = 4_300_000;

/**
 * A long list comes in pages of 200 wishes, newest first: `next_cursor` is the `cursor` of the call for more. The first
 * page says whose list it is.
 */
const ActiveWishlist = z.union([
  z.object({
    wishList: Wishlist,
    owner_username: Username.optional(),
    wishes: z.array(Wish),
    gifted: z.array(Wish),
    next_cursor: Cursor.nullish(),
  }),
  z.object({ wishList: PrivateWishlistStub }),
]);

/** Lists: looking at them, and keeping one's own. */
export const wishlistsContract = {
  createWishlist: defineEndpoint({
    id: 'createWishlist',
    method: 'POST',
    path: '/api/wishLists',
    service: 'wishlists',
    audience: 'user',
    bodyLimit: PICTURE_BODY_BYTES,
    body: z.strictObject({ wishList: WishlistForm, image: PictureDataUrl.nullish() }),
    responses: {
      201: z.object({ wishList: Wishlist }),
      /** `idempotency_mismatch` */
      409: Problem,
      422: Problem,
    },
  }),
  /** Changes what is given; `image` replaces the picture, `null` removes it, absent keeps it. */
  updateWishlist: defineEndpoint({
    id: 'updateWishlist',
    method: 'PATCH',
    path: '/api/wishLists/:wishListId',
    service: 'wishlists',
    audience: 'user',
    bodyLimit: PICTURE_BODY_BYTES,
    params: z.object({ wishListId: WishlistId }),
    body: z.strictObject({ wishList: WishlistChanges, image: PictureDataUrl.nullish() }),
    responses: { 200: z.object({ wishList: Wishlist }), 403: Problem, 404: Problem, 422: Problem },
  }),
  /** What the owner should know before an own list is deleted. Whether anything was taken is no part of it: that is a surprise. */
  getWishlistDeletion: defineEndpoint({
    id: 'getWishlistDeletion',
    method: 'GET',
    path: '/api/wishLists/:wishListId/deletion',
    service: 'wishlists',
    audience: 'user',
    quiet: true,
    params: z.object({ wishListId: WishlistId }),
    responses: {
      /** Whether friends have put money into a fund on it, which is refunded to them. */
      200: z.object({ holds_contributions: z.boolean() }),
      403: Problem,
      404: Problem,
    },
  }),
  /** Takes the wishes along. Never fails because something was taken: that would give a surprise away. */
  deleteWishlist: defineEndpoint({
    id: 'deleteWishlist',
    method: 'DELETE',
    path: '/api/wishLists/:wishListId',
    service: 'wishlists',
    audience: 'user',
    params: z.object({ wishListId: WishlistId }),
    responses: { 200: z.object({}), 403: Problem, 404: Problem },
  }),
  updateWishlistDescription: defineEndpoint({
    id: 'updateWishlistDescription',
    method: 'POST',
    path: '/api/updateWishListDescription',
    service: 'wishlists',
    audience: 'user',
    body: z.strictObject({ wishList: z.strictObject({ id: WishlistId, description: longText(LONGEST_DESCRIPTION) }) }),
    responses: { 200: z.object({ wishList: Wishlist }), 403: Problem, 404: Problem },
  }),
  /** Every own list, once, in the order they shall stand. */
  updateWishlistOrder: defineEndpoint({
    id: 'updateWishlistOrder',
    method: 'POST',
    path: '/api/updateWishListOrder',
    service: 'wishlists',
    audience: 'user',
    quiet: true,
    body: z.strictObject({
      wishList: z
        .array(z.strictObject({ id: WishlistId }))
        .min(1)
        .max(MOST_WISHLISTS),
    }),
    responses: { 200: z.object({ wishLists: z.array(Wishlist) }), 422: Problem },
  }),
  listOwnWishlists: defineEndpoint({
    id: 'listOwnWishlists',
    method: 'POST',
    path: '/api/getUserWishLists',
    service: 'wishlists',
    audience: 'user',
    identity: ['userId'],
    body: z.strictObject({ userId: UserId.nullish() }),
    responses: { 200: z.object({ wishLists: z.array(Wishlist) }) },
  }),
  listViewedWishlists: defineEndpoint({
    id: 'listViewedWishlists',
    method: 'POST',
    path: '/api/getViewedUserWishLists',
    service: 'wishlists',
    audience: 'public',
    body: z.strictObject({ username: z.string().max(60), user: ViewerHint }),
    responses: {
      200: z.object({ wishLists: z.array(SeenWishlist), ...closedProfile }),
      404: Problem,
    },
  }),
  getActiveWishlist: defineEndpoint({
    id: 'getActiveWishlist',
    method: 'POST',
    path: '/api/getActiveWishList',
    service: 'wishlists',
    audience: 'public',
    body: z.strictObject({
      wishListId: WishlistId,
      viewedUser: ViewerHint,
      user: ViewerHint,
      cursor: Cursor.nullish(),
    }),
    responses: { 200: ActiveWishlist, 404: Problem, 422: Problem },
  }),
  refreshWishlist: defineEndpoint({
    id: 'refreshWishlist',
    method: 'POST',
    path: '/api/refreshWishList',
    service: 'wishlists',
    audience: 'public',
    quiet: true,
    body: z.strictObject({ wishListId: WishlistId, user: ViewerHint, cursor: Cursor.nullish() }),
    responses: { 200: ActiveWishlist, 404: Problem, 422: Problem },
  }),
};
