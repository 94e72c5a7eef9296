import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Problem } from './problem.ts';
import { Cursor, UserId, ViewerHint } from './wire-types.ts';
import { GiftedWish, WishOnPage } from './wishes.ts';
import { closedProfile } from './wishlists.ts';

const paged = { cursor: Cursor.nullish() };
const nextPage = { next_cursor: Cursor.nullable() };
const Username = z.string().max(60);
/**
 * Wishes outside their lists, newest first. Whatever the viewer may not see is left out, so that a page may be short or
 * even empty while `next_cursor` says that more follows.
 */
export const browseContract = {
  /** Recently added by people the viewer follows. */
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
  listTagWishes: defineEndpoint({
    id: 'listTagWishes',
    method: 'POST',
    path: '/api/getTagWishes',
    service: 'wishlists',
    audience: 'public',
    body: z.strictObject({ tag: z.string().max(100), ...paged }),
    responses: { 200: z.object({ wishes: z.array(WishOnPage), ...nextPage }), 422: Problem },
  }),
  /** Every open wish of one person, over all of their lists. */
  listWishItems: defineEndpoint({
    id: 'listWishItems',
    method: 'POST',
    path: '/api/getWishItems',
    aliases: ['/getWishItems'],
    service: 'wishlists',
    audience: 'public',
    body: z.strictObject({ viewedUsername: Username, user: ViewerHint, ...paged }),
    responses: {
      200: z.object({ wishes: z.array(WishOnPage), ...nextPage, ...closedProfile }),
      404: Problem,
      422: Problem,
    },
  }),
  /** What others gave this person. A private gift names its giver to the recipient alone. */
  listWishesReceived: defineEndpoint({
    id: 'listWishesReceived',
    method: 'POST',
    path: '/api/getWishesReceived',
    service: 'wishlists',
    audience: 'user',
    body: z.strictObject({ username: Username, user: ViewerHint, ...paged }),
    responses: {
      200: z.object({ wishes: z.array(GiftedWish), ...nextPage, ...closedProfile }),
      404: Problem,
      422: Problem,
    },
  }),
  /** What this person gave others. Private gifts are listed for the giver alone. */
  listWishesGifted: defineEndpoint({
    id: 'listWishesGifted',
    method: 'POST',
    path: '/api/getWishesGifted',
    aliases: ['/getWishesGifted'],
    service: 'wishlists',
    audience: 'user',
    body: z.strictObject({ username: Username, user: ViewerHint, ...paged }),
    responses: {
      200: z.object({ wishes: z.array(GiftedWish), ...nextPage, ...closedProfile }),
      404: Problem,
      422: Problem,
    },
  }),
};
