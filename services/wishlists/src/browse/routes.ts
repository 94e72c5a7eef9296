import { browseContract } from '@wishbow/contracts/browse-contract';
import { notFound } from '@wishbow/contracts/problem';
import type { Call } from '@wishbow/http/client';
import { implement } from '@wishbow/http/implement';
import { fromCursor } from '@wishbow/service/paging/from-cursor';
import type { VisiblePage } from '@wishbow/service/paging/read-visible';
import type { Router } from 'express';
import { type Closed, toClosed } from '../owners/seen-owners.ts';
import { listFriendsWishes } from './list-friends-wishes.ts';
import { type ListGiftsDeps, listWishesGifted, listWishesReceived } from './list-gifts.ts';
import { type ListWishesDeps, listTagWishes, listWishItems } from './list-wishes.ts';

/** The page, why the person's is closed, or 404 where nobody is called so. */
function pageReply<Shown>(page: VisiblePage<Shown> | Closed | undefined) {
  if (!page) return { status: 404, body: notFound } as const;
  if (typeof page === 'string')
    return { status: 200 as const, body: { wishes: [], next_cursor: null, ...toClosed(page) } };
  return { status: 200 as const, body: { wishes: page.shown, next_cursor: page.nextCursor } };
}

/** Wishes outside their lists: by hashtag, by person, by friends, and those that were given. */
export function browseRoutes({ call, ...deps }: ListWishesDeps & ListGiftsDeps & { readonly call: Call }): Router {
  const paged = fromCursor(deps.cursors);
  const friendsWishes = listFriendsWishes(call, deps.wishes, deps.showOnPage);
  const tagWishes = listTagWishes(deps);
  const wishItems = listWishItems(deps);
  const received = listWishesReceived(deps);
  const gifted = listWishesGifted(deps);

  return implement(browseContract, {
    listFriendsWishes: async ({ viewer }) => ({ status: 200, body: { wishes: await friendsWishes(viewer.userId) } }),
    listTagWishes: ({ viewer, body }) =>
      paged(body, async (from) => {
        const page = await tagWishes(viewer.userId, body.tag, from);
        return { status: 200, body: { wishes: page.shown, next_cursor: page.nextCursor } };
      }),
    listWishItems: ({ viewer, body }) =>
      paged(body, async (from) => pageReply(await wishItems(viewer.userId, body.viewedUsername, from))),
    listWishesReceived: ({ viewer, body }) =>
      paged(body, async (from) => pageReply(await received(viewer.userId, body.username, from))),
    listWishesGifted: ({ viewer, body }) =>
      paged(body, async (from) => pageReply(await gifted(viewer.userId, body.username, from))),
  });
}
