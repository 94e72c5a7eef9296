import { openModal, requireSignIn, useSession } from '@wishbow/platform';
import { giftWish } from '../../shared/wishes/gift-wish.ts';
import { isSavable } from '../../shared/wishes/wish-facts.ts';
import type { ItemOnView } from './use-item-on-view.ts';

/**
 * What the buttons of a wish or product do. A visitor's gift closes the details first (specification section 6);
 * what they wanted goes on once they are signed in.
 */
export function useItemActions({ wish, item, isOtherVariant, isUnavailable }: ItemOnView, close: () => void) {
  const { user } = useSession();
  const productId = item?.product_id ?? wish?.product_id ?? null;
  const mayBeSaved = productId !== null && !isUnavailable && (!wish || isOtherVariant || isSavable(wish, user?.id));
  const gift = () => {
    if (!user) close();
    if (wish) void giftWish(wish);
  };
  const save = () =>
    void requireSignIn(async () => {
      if (productId) await openModal('wishlists.saveToList', { productId });
    });
  return { gift, save: mayBeSaved ? save : undefined };
}
