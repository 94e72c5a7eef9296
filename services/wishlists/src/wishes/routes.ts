import { browseContract } from '@wishbow/contracts/browse-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import type { Call } from '@wishbow/http/client';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { type CreateWishDeps, createWish } from './create-wish.ts';
import { listFriendsWishes } from './list-friends-wishes.ts';
import { refreshWish } from './refresh-wish.ts';
import type { ShowWishesOnPage } from './show-wishes-on-page.ts';
import type { WishRepository } from './wish-repository.ts';
import { toWish } from './wish-view.ts';

const CREATE_REFUSALS = {
  not_own_list: { status: 403, body: problem('forbidden', 'You can add wishes to your own lists only.') },
  item_not_found: { status: 404, body: notFound },
  item_unavailable: {
    status: 422,
    body: problem(
      'item_unavailable',
      "This item is unavailable. It may be an online video, audiobook, or some other intangible item that can't be shipped.",
    ),
  },
  catalog_unavailable: {
    status: 503,
    body: problem('retailer_unavailable', 'The shop does not answer right now. Please try again.'),
  },
} as const;

export interface WishRouteDeps extends CreateWishDeps {
  readonly wishes: WishRepository;
  readonly showOnPage: ShowWishesOnPage;
  readonly call: Call;
}

const contract = {
  createWish: wishesContract.createWish,
  refreshWish: wishesContract.refreshWish,
  listFriendsWishes: browseContract.listFriendsWishes,
};

/** Wishing for something, and looking at wishes outside their lists. */
export function wishRoutes({ wishes, showOnPage, call, ...deps }: WishRouteDeps): Router {
  const create = createWish(deps);
  const refresh = refreshWish(wishes, showOnPage);
  const friendsWishes = listFriendsWishes(call, wishes, showOnPage);

  return implement(contract, {
    createWish: async ({ viewer, body }) => {
      if (!('product_id' in body.wish)) return CREATE_REFUSALS.item_not_found;
      const created = await create({
        ownerId: viewer.userId,
        wishlistIds: body.selectedWishListIds,
        productId: body.wish.product_id,
        variantTitle: body.wish.variant_title ?? null,
        quantity: body.wish.quantity,
        notes: body.wish.notes,
      });
      if (!created.ok) return CREATE_REFUSALS[created.reason];
      const own = created.wishes.map((wish) => toWish(wish, { isOwner: true }));
      return { status: 201, body: { wishes: own, addedWishLists: created.added, nonAddedWishLists: created.notAdded } };
    },
    refreshWish: async ({ viewer, body }) => {
      const wish = await refresh(viewer.userId, body.wish.id);
      return wish ? { status: 200, body: { wish } } : { status: 404, body: notFound };
    },
    listFriendsWishes: async ({ viewer }) => ({ status: 200, body: { wishes: await friendsWishes(viewer.userId) } }),
  });
}
