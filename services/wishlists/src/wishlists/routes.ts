import { fieldProblem, notFound } from '@wishbow/contracts/problem';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { implement } from '@wishbow/http/implement';
import type { PictureRepository } from '@wishbow/service/pictures/picture-repository';
import type { Router } from 'express';
import type { SeenOwners } from '../owners/seen-owners.ts';
import { PICTURE_FAULT_TEXTS } from '../pictures/picture-rules.ts';
import { countWishes } from '../wishes/count-wishes.ts';
import type { ShowWishes } from '../wishes/show-wishes.ts';
import type { WishRepository } from '../wishes/wish-repository.ts';
import { NO_WISHES } from '../wishes/wish-rules.ts';
import { createWishlist } from './create-wishlist.ts';
import { getActiveWishlist } from './get-active-wishlist.ts';
import { listViewedWishlists } from './list-viewed-wishlists.ts';
import type { WishlistRepository } from './wishlist-repository.ts';
import { toWishlist } from './wishlist-view.ts';

export interface WishlistRouteDeps {
  readonly wishlists: WishlistRepository;
  readonly wishes: WishRepository;
  readonly pictures: PictureRepository;
  readonly owners: SeenOwners;
  readonly showWishes: ShowWishes;
  readonly now: () => Date;
}

const contract = {
  createWishlist: wishlistsContract.createWishlist,
  listOwnWishlists: wishlistsContract.listOwnWishlists,
  listViewedWishlists: wishlistsContract.listViewedWishlists,
  getActiveWishlist: wishlistsContract.getActiveWishlist,
  refreshWishlist: wishlistsContract.refreshWishlist,
};

/** Making lists and looking at them. */
export function wishlistRoutes({ wishlists, wishes, pictures, owners, showWishes, now }: WishlistRouteDeps): Router {
  const create = createWishlist(wishlists, pictures, now);
  const counts = countWishes(wishes);
  const listViewed = listViewedWishlists(wishlists, counts, owners);
  const getActive = getActiveWishlist({ wishlists, wishes, owners, showWishes });

  return implement(contract, {
    createWishlist: async ({ viewer, body }) => {
      const created = await create({ ownerId: viewer.userId, form: body.wishList, image: body.image });
      if (!created.ok) return { status: 422, body: fieldProblem({ image: PICTURE_FAULT_TEXTS[created.fault] }) };
      return { status: 201, body: { wishList: toWishlist(created.wishlist, NO_WISHES) } };
    },
    listOwnWishlists: async ({ viewer }) => {
      const own = await wishlists.listByOwner(viewer.userId);
      const countOf = await counts(own);
      return { status: 200, body: { wishLists: own.map((wishlist) => toWishlist(wishlist, countOf(wishlist.id))) } };
    },
    listViewedWishlists: async ({ viewer, body }) => {
      const wishLists = await listViewed(viewer.userId, body.username);
      return wishLists ? { status: 200, body: { wishLists } } : { status: 404, body: notFound };
    },
    getActiveWishlist: async ({ viewer, body }) => {
      const shown = await getActive(viewer.userId, body.wishListId);
      return shown ? { status: 200, body: shown } : { status: 404, body: notFound };
    },
    refreshWishlist: async ({ viewer, body }) => {
      const shown = await getActive(viewer.userId, body.wishListId);
      return shown ? { status: 200, body: shown } : { status: 404, body: notFound };
    },
  });
}
