import type { WishOnPage } from '@wishbow/contracts/wishes';
import { maySeeWishlist, type SeenOwner, type SeenOwners, type ViewerId } from '../owners/seen-owners.ts';
import type { ReactionsTo } from '../reactions/reactions-to.ts';
import type { StoredWishlist, WishlistRepository } from '../wishlists/wishlist-repository.ts';
import { isInSightOf } from './hide-wish.ts';
import type { ShowWishes } from './show-wishes.ts';
import type { StoredWish } from './wish-repository.ts';

/** Wishes outside their lists: those the viewer may see, each with whose it is and where it hangs. */
export type ShowWishesOnPage = (
  viewerId: ViewerId,
  wishes: readonly StoredWish[],
  /** What people made of them, where it is known by now or of no interest. */
  known?: ReactionsTo,
) => Promise<WishOnPage[]>;

interface PlacedWish {
  readonly wish: StoredWish;
  readonly owner: SeenOwner;
  readonly wishlist: StoredWishlist;
}

export const showWishesOnPage =
  (wishlists: WishlistRepository, owners: SeenOwners, showWishes: ShowWishes): ShowWishesOnPage =>
  async (viewerId, wishes, known) => {
    const lists = await wishlists.listByIds([...new Set(wishes.map(({ wishlistId }) => wishlistId))]);
    const ownersById = await owners.list(
      viewerId,
      lists.map(({ ownerId }) => ownerId),
    );
    const listsById = new Map(lists.map((wishlist) => [wishlist.id, wishlist]));
    const visible = wishes.filter(isInSightOf(viewerId)).flatMap((wish): PlacedWish | [] => {
      const owner = ownersById.get(wish.ownerId);
      const wishlist = listsById.get(wish.wishlistId);
      return wishlist && maySeeWishlist(owner, wishlist) ? { wish, owner, wishlist } : [];
    });
    const visibleWishes = visible.map(({ wish }) => wish);
    const show = await showWishes(viewerId, visibleWishes, known);
    return visible.map(({ wish, owner, wishlist }) => ({
      ...show(wish),
      user: owner.person,
      wishlist: { id: wishlist.id, name: wishlist.name, event: wishlist.isEvent },
    }));
  };
