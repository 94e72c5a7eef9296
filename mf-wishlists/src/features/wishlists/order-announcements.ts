import type { Active, Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import type { SeenWishlist } from '@wishbow/contracts/wishlists';
import { isShown } from '../../shared/wishlists/seen-wishlist.ts';

/** Read out when somebody reaches a handle. */
export const screenReaderInstructions: ScreenReaderInstructions = {
  draggable:
    'Press the space bar to pick the wishlist up, the arrow keys to move it, the space bar to put it down, Escape to leave it where it was.',
};

/** What a screen reader says while one of the lists is on its way. */
export function orderAnnouncements(wishlists: readonly SeenWishlist[]): Announcements {
  const nameOf = (wishlistId: UniqueIdentifier) => {
    const wishlist = wishlists.find(({ id }) => id === wishlistId);
    return wishlist && isShown(wishlist) ? wishlist.name : 'The wishlist';
  };
  const placeOf = (wishlistId: UniqueIdentifier) =>
    `${wishlists.findIndex(({ id }) => id === wishlistId) + 1} of ${wishlists.length}`;
  const inItsPlace = ({ active }: { active: Active }) =>
    `${nameOf(active.id)} is picked up. It is number ${placeOf(active.id)}.`;
  return {
    onDragStart: inItsPlace,
    // Whatever is picked up is over its own place at once: that must not drown what was just said.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id
        ? `${nameOf(active.id)} moves to number ${placeOf(over.id)}.`
        : inItsPlace({ active }),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} is number ${placeOf((over ?? active).id)} now.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays number ${placeOf(active.id)}.`,
  };
}
