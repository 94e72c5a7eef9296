import type { WishOnPage } from '@wishbow/contracts/wishes';
import { maySeeWishlist, type SeenOwner, type SeenOwners, type ViewerId } from '../owners/seen-owners.ts';
import type { StoredWishlist, WishlistRepository } from '../wishlists/wishlist-repository.ts';
import type { ShowWishes } from './show-wishes.ts';
import type { StoredWish } from './wish-repository.ts';

/** Wishes outside their lists: those the viewer may see, each with whose it is and where it hangs. */
export type ShowWishesOnPage = (viewerId: ViewerId, wishes: readonly StoredWish[]) => Promise<WishOnPage[]>;

interface Placed {
  readonly wish: StoredWish;
  readonly owner: SeenOwner;
  readonly wishlist: StoredWishlist;
}

export const showWishesOnPage =
  (wishlists: WishlistRepository, owners: SeenOwners, showWishes: ShowWishes): ShowWishesOnPage =>
  async (viewerId, wishes) => {
    const [seenOwners, lists] = await Promise.all([
      owners.list(
        viewerId,
        wishes.map(({ ownerId }) => ownerId),
      ),
      wishlists.listByIds(wishes.map(({ wishlistId }) => wishlistId)),
    ]);
    const listsById = new Map(lists.map((wishlist) => [wishlist.id, wishlist]));
    const visible = wishes.flatMap((wish): Placed | [] => {
      const owner = seenOwners.get(wish.ownerId);
      const wishlist = listsById.get(wish.wishlistId);
      return wishlist && maySeeWishlist(owner, wishlist) ? { wish, owner, wishlist } : [];
    });
    const shown = await showWishes(
      viewerId,
      visible.map(({ wish }) => wish),
    );
    const places = new Map(visible.map((placed) => [placed.wish.id, placed]));
    return shown.flatMap((wish) => {
      const placed = places.get(wish.id);
      return placed ? { ...wish, ...whereabouts(placed) } : [];
    });
  };

const whereabouts = ({ owner, wishlist }: Placed) => ({
  user: owner.person,
  wishlist: { id: wishlist.id, name: wishlist.name, event: wishlist.isEvent },
});
