import type { Wish } from '@wishbow/contracts/wishes';
import { openModal, requireSignIn } from '@wishbow/platform';

/** Opens the checkout of a wish for whoever is signed in, or signs in first. Nobody can gift themself. */
export function giftWish(wish: Wish): Promise<void> {
  return requireSignIn(async (user) => {
    if (user.id !== wish.user_id) await openModal('checkout.giftItem', { wish });
  });
}
