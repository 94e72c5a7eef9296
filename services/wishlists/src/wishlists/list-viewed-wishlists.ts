import type { SeenWishlist } from '@wishbow/contracts/wishlists';
import { type Closed, maySeeWishlist, type SeenOwners, type ViewerId, whyClosed } from '../owners/seen-owners.ts';
import type { CountWishes } from '../wishes/count-wishes.ts';
import type { WishlistRepository } from './wishlist-repository.ts';
import { toPrivateStub, toWishlist } from './wishlist-view.ts';

/** Somebody's lists as the viewer may see them, not even how many of a private person; undefined for nobody. */
export const listViewedWishlists =
  (wishlists: WishlistRepository, countWishes: CountWishes, owners: SeenOwners) =>
  async (viewerId: ViewerId, username: string): Promise<SeenWishlist[] | Closed | undefined> => {
    const owner = await owners.findByUsername(viewerId, username);
    if (!owner) return undefined;
    const closed = whyClosed(owner);
    if (closed) return closed;
    const all = await wishlists.listByOwner(owner.person.id);
    const countOf = await countWishes(all.filter((wishlist) => maySeeWishlist(owner, wishlist)));
    return all.map((wishlist) =>
      maySeeWishlist(owner, wishlist) ? toWishlist(wishlist, countOf(wishlist.id)) : toPrivateStub(wishlist),
    );
  };
