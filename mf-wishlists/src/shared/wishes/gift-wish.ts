import type { Wish } from '@wishbow/contracts/wishes';
import { openModal, requireSignIn } from '@wishbow/platform';
import { isOrderedHere } from './wish-facts.ts';

/** Opens the way to give a wish for whoever is signed in, or signs in first. Nobody can gift themself. */
export function giftWish(wish: Wish): Promise<void> {
  return requireSignIn(async (user) => {
    if (user.id === wish.user_id) return;
    await (isOrderedHere(wish)
      ? openModal('checkout.giftItem', { wish })
      : openModal('checkout.giftCustomItem', { wish }));
  });
}
