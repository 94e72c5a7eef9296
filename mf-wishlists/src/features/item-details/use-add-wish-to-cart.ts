import { cartContract } from '@wishbow/contracts/cart-contract';
import { showToast, useChange } from '@wishbow/platform';

/** Puts somebody's wish into the cart. The cart hears of it from the server. */
export const useAddWishToCart = () =>
  useChange(cartContract.addToCart, (wishId: string) => ({ body: { item: { wish_id: wishId } } }), {
    onSuccess: () => showToast('Item added to cart'),
  });
