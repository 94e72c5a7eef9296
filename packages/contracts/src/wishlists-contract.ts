import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ProductId } from './items.ts';
import { Problem } from './problem.ts';
import { longText, OrderId, PictureDataUrl, UserId, ViewerHint, WishId, WishlistId } from './wire-types.ts';
import { Wish, WishOnPage } from './wishes.ts';
import { PrivateWishlistStub, SeenWishlist, Wishlist, WishlistForm } from './wishlists.ts';

/** A data URL of a 300x300 picture with its JSON around it. */
const PICTURE_BODY_BYTES = 4_300_000;

const ActiveWishlist = z.union([
  z.object({ wishList: Wishlist, wishes: z.array(Wish), gifted: z.array(Wish) }),
  z.object({ wishList: PrivateWishlistStub }),
]);

const CatalogueWish = z.strictObject({
  product_id: ProductId,
  variant_title: z.string().max(120).nullish(),
  quantity: z.int().min(1).max(99).default(1),
  notes: longText(1000).default(''),
});

/** Lists and the wishes on them. */
export const wishlistsContract = {
  createWishlist: defineEndpoint({
    id: 'createWishlist',
    method: 'POST',
    path: '/api/wishLists',
    service: 'wishlists',
    audience: 'user',
    bodyLimit: PICTURE_BODY_BYTES,
    body: z.strictObject({ wishList: WishlistForm, image: PictureDataUrl.nullish() }),
    responses: { 201: z.object({ wishList: Wishlist }), 422: Problem },
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
    responses: { 200: z.object({ wishLists: z.array(SeenWishlist) }), 404: Problem },
  }),
  getActiveWishlist: defineEndpoint({
    id: 'getActiveWishlist',
    method: 'POST',
    path: '/api/getActiveWishList',
    service: 'wishlists',
    audience: 'public',
    body: z.strictObject({ wishListId: WishlistId, viewedUser: ViewerHint, user: ViewerHint }),
    responses: { 200: ActiveWishlist, 404: Problem },
  }),
  refreshWishlist: defineEndpoint({
    id: 'refreshWishlist',
    method: 'POST',
    path: '/api/refreshWishList',
    service: 'wishlists',
    audience: 'public',
    quiet: true,
    body: z.strictObject({ wishListId: WishlistId, user: ViewerHint }),
    responses: { 200: ActiveWishlist, 404: Problem },
  }),
  createWish: defineEndpoint({
    id: 'createWish',
    method: 'POST',
    path: '/api/createWish',
    service: 'wishlists',
    audience: 'user',
    identity: ['userId'],
    body: z.strictObject({
      wish: CatalogueWish,
      selectedWishListIds: z
        .array(WishlistId)
        .min(1, 'Please select at least one wish list to add the item to.')
        .max(50),
      userId: UserId.nullish(),
      query: z.string().max(200).nullish(),
    }),
    responses: {
      201: z.object({
        wishes: z.array(Wish),
        addedWishLists: z.array(z.object({ id: WishlistId, name: z.string() })),
        /** Lists that already hold the item. */
        nonAddedWishLists: z.array(z.object({ id: WishlistId, name: z.string() })),
      }),
      403: Problem,
      404: Problem,
      422: Problem,
      503: Problem,
    },
  }),
  refreshWish: defineEndpoint({
    id: 'refreshWish',
    method: 'POST',
    path: '/api/refreshWish',
    service: 'wishlists',
    audience: 'public',
    body: z.strictObject({ wish: z.looseObject({ id: WishId }), user: ViewerHint }),
    responses: {
      200: z.object({ wish: z.union([WishOnPage, z.strictObject({ id: WishId, private: z.literal(true) })]) }),
      404: Problem,
    },
  }),
  /** Wishes the viewer may see, newest first: recently added by people they follow. */
  listFriendsWishes: defineEndpoint({
    id: 'listFriendsWishes',
    method: 'POST',
    path: '/api/getRecentlyAddedItemActivities',
    service: 'wishlists',
    audience: 'user',
    identity: ['userId'],
    body: z.strictObject({ userId: UserId.nullish() }),
    responses: { 200: z.object({ wishes: z.array(WishOnPage) }) },
  }),
};

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
  reserveUnits: defineEndpoint({
    id: 'reserveUnits',
    method: 'POST',
    path: '/internal/reserveUnits',
    service: 'wishlists',
    audience: 'internal',
    body: z.strictObject({ wishId: WishId, orderId: OrderId, buyerId: UserId, quantity: z.int().min(1).max(99) }),
    responses: { 200: z.object({}), 404: Problem, 409: Problem },
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
    body: z.strictObject({ wishId: WishId, orderId: OrderId }),
    responses: { 200: z.object({ fulfilled: z.boolean() }), 404: Problem, 409: Problem },
  }),
};
