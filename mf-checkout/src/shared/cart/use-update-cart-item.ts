import { cartContract } from '@wishbow/contracts/cart-contract';
import type { CallOf } from '@wishbow/contracts/endpoint';
import { showToast, useChange } from '@wishbow/platform';
import { reloadCart } from './use-cart.ts';

type ItemChanges = CallOf<typeof cartContract.updateCartItem>['body']['item'];

/** Changes who something in the cart is for, what is said with it, where it goes and how many there are. */
export const useUpdateCartItem = (onUpdated?: () => void) =>
  useChange(cartContract.updateCartItem, (item: ItemChanges) => ({ body: { item } }), {
    onSuccess: () => {
      showToast('Item updated');
      onUpdated?.();
    },
    onSettled: () => void reloadCart(),
  });
