import { cartContract } from '@wishbow/contracts/cart-contract';
import type { CallOf } from '@wishbow/contracts/endpoint';
import { showToast, useChange } from '@wishbow/platform';
import { reloadCart } from '../../shared/cart/use-cart.ts';

type ItemToAdd = CallOf<typeof cartContract.addToCart>['body']['item'];

/** Puts a product into the cart. */
export const useAddToCart = (onAdded: () => void) =>
  useChange(cartContract.addToCart, (item: ItemToAdd) => ({ body: { item } }), {
    onSuccess: () => {
      showToast('Item added to cart');
      void reloadCart();
      onAdded();
    },
  });
