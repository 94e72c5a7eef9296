import type { PrivateWishlistStub, Wishlist } from '@wishbow/contracts/wishlists';
import type { WishCount } from '../wishes/wish-rules.ts';
import type { StoredWishlist } from './wishlist-repository.ts';

/** A list for its owner and for those who may see it. */
export const toWishlist = (wishlist: StoredWishlist, count: WishCount): Wishlist => ({
  id: wishlist.id,
  user_id: wishlist.ownerId,
  name: wishlist.name,
  description: wishlist.description,
  event: wishlist.isEvent,
  event_date: wishlist.eventOn,
  event_address: wishlist.eventAddress,
  event_city: wishlist.eventCity,
  event_state: wishlist.eventState,
  event_postal: wishlist.eventPostal,
  private: wishlist.isPrivate,
  image: wishlist.picture,
  order: wishlist.position,
  wish_count: count.open,
  gifted_count: count.gifted,
});

/** What everyone else learns: that it exists. */
export const toPrivateStub = ({ id }: Pick<StoredWishlist, 'id'>): PrivateWishlistStub => ({ id, private: true });
