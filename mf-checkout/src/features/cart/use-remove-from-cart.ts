import { cartContract } from '@wishbow/contracts/cart-contract';
import type { CartItemId } from '@wishbow/contracts/wire-types';
import { showToast, useChange } from '@wishbow/platform';
import { reloadCart } from '../../shared/cart/use-cart.ts';

/** Takes something out of the cart. */
export const useRemoveFromCart = () =>
  useChange(cartContract.removeFromCart, (id: CartItemId) => ({ body: { item: { id } } }), {
    onSuccess: () => showToast('Item removed from cart'),
    onSettled: () => void reloadCart(),
  });
