import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import { type DeleteWishlistDeps, deleteWishlist } from '../wishlists/delete-wishlist.ts';

/**
 * What this service does when a person is deleted: all their lists go as if they had deleted each, so that givers are
 * told and what was chipped in to their funds goes back. Hearing it again finds nothing left to do.
 */
export function farewellRemovals(deps: DeleteWishlistDeps): EventHandlers {
  const deleteOwn = deleteWishlist(deps);
  return {
    'accounts.person_deleted': async ({ userId }) => {
      for (const { id } of await deps.wishlists.listByOwner(userId)) await deleteOwn(userId, id);
    },
  };
}
