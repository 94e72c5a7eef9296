import { seenWishesInternalContract, seenWishlistsInternalContract } from '@wishbow/contracts/seen-wishes-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { maySeeWishlist, type SeenOwners } from '../owners/seen-owners.ts';
import type { WishlistRepository } from '../wishlists/wishlist-repository.ts';
import { toWishlist } from '../wishlists/wishlist-view.ts';
import type { CountWishes } from './count-wishes.ts';
import type { ShowWishesOnPage } from './show-wishes-on-page.ts';
import type { WishRepository } from './wish-repository.ts';

export interface SeenWishRouteDeps {
  readonly wishes: WishRepository;
  readonly wishlists: WishlistRepository;
  readonly owners: SeenOwners;
  readonly countWishes: CountWishes;
  readonly showOnPage: ShowWishesOnPage;
}

/** What our other services show of wishes: they keep ids, and ask anew for every viewer. */
export const seenWishRoutes = ({ wishes, wishlists, owners, countWishes, showOnPage }: SeenWishRouteDeps): Router =>
  implement(
    { ...seenWishesInternalContract, ...seenWishlistsInternalContract },
    {
      listSeenWishes: async ({ body: { viewerId, wishIds } }) => ({
        status: 200,
        body: { wishes: await showOnPage(viewerId ?? undefined, await wishes.listByIds(wishIds)) },
      }),
      listSeenWishlists: async ({ body: { viewerId, wishlistIds } }) => {
        const found = await wishlists.listByIds(wishlistIds);
        const ownersById = await owners.list(
          viewerId ?? undefined,
          found.map(({ ownerId }) => ownerId),
        );
        const seen = found.filter((wishlist) => maySeeWishlist(ownersById.get(wishlist.ownerId), wishlist));
        const countOf = await countWishes(seen);
        return { status: 200, body: { wishlists: seen.map((wishlist) => toWishlist(wishlist, countOf(wishlist.id))) } };
      },
    },
  );
