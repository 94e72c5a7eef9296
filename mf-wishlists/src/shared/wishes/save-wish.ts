import type { Wish } from '@wishbow/contracts/wishes';
import { openModal, requireSignIn } from '@wishbow/platform';
import { isSavable } from './wish-facts.ts';

/** Asks on which own lists somebody else's wish shall hang as well. A visitor who turns out to be its owner has it already. */
export function saveWish(wish: Wish): Promise<void> {
  return requireSignIn(async (user) => {
    if (isSavable(wish, user.id)) await openModal('wishlists.saveToList', { wishId: wish.id });
  });
}
