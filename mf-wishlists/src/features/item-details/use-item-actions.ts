import { openModal, requireSignIn, useSession } from '@wishbow/platform';
import { useListToFill } from '../../shared/ways-to-wish/use-list-to-fill.ts';
import { giftWish } from '../../shared/wishes/gift-wish.ts';
import { saveWish } from '../../shared/wishes/save-wish.ts';
import { isSavable } from '../../shared/wishes/wish-facts.ts';
import { useAdding } from './use-adding.ts';
import type { ItemOnView } from './use-item-on-view.ts';

/**
 * What the buttons of a wish or product do. Gifting closes the details first: what comes next, the gift or the way in,
 * stands in their place and not on top of them. What a visitor wanted goes on once they are signed in.
 */
export function useItemActions(view: ItemOnView, close: () => void) {
  const { wish, item, isOtherVariant, isUnavailable } = view;
  const { user } = useSession();
  const productId = item?.product_id;
  const wishlistId = useListToFill();
  const adding = useAdding(view);
  const gift = () => {
    close();
    if (wish) void giftWish(wish);
  };
  const saveProduct = () =>
    void requireSignIn(async () => {
      if (productId) await openModal('wishlists.saveToList', { productId, wishlistId });
    });
  const isAsWished = wish !== undefined && !isOtherVariant;
  const save = isAsWished ? isSavable(wish, user?.id) && (() => void saveWish(wish)) : productId && saveProduct;
  return {
    gift,
    ...adding,
    save: (!isUnavailable && save) || undefined,
  };
}
