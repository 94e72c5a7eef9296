import type { SeenWishlist, Wishlist } from '@wishbow/contracts/wishlists';

/** Whether the viewer may see what is on the list. */
export const isShown = (wishlist: SeenWishlist): wishlist is Wishlist => 'name' in wishlist;
