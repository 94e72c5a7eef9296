import { openModal, requireSignIn, useSession } from '@wishbow/platform';
import { isGiftable, isOrderedHere } from '../../shared/wishes/wish-facts.ts';
import { useAddWishToCart } from './use-add-wish-to-cart.ts';
import type { ItemOnView } from './use-item-on-view.ts';

/**
 * Puts what is looked at into the cart. Somebody's wish knows its recipient; of a product, or another variant of a wish,
 * the buyer says who it is for.
 */
export function useAdding({ wish, item, isOtherVariant, isUnavailable }: ItemOnView) {
  const { user } = useSession();
  const { mutate, isPending: isAdding } = useAddWishToCart();
  const productId = item?.product_id;
  const addProduct = () =>
    void requireSignIn(async () => {
      if (productId) await openModal('checkout.messageAndRecipient', { productId });
    });
  const addWish = () =>
    void requireSignIn((buyer) => {
      if (wish && buyer.id !== wish.user_id) mutate(wish.id);
    });
  const isAsWished = wish !== undefined && !isOtherVariant;
  const add = isAsWished ? isOrderedHere(wish) && isGiftable(wish, user?.id) && addWish : productId && addProduct;
  return { addToCart: (!isUnavailable && add) || undefined, isAdding };
}
