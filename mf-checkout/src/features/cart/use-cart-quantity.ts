import type { CartItem } from '@wishbow/contracts/cart';
import { cartContract } from '@wishbow/contracts/cart-contract';
import { callApi, queryClient, showToast, tellFailure, useMutation } from '@wishbow/platform';
import { useState } from 'react';
import { reloadCart } from '../../shared/cart/use-cart.ts';

/** How many of something, as shown while the server is told. A press is one more or one fewer; a number is that many. */
export function useCartQuantity({ id, quantity }: CartItem) {
  const [chosen, setChosen] = useState<number>();
  const shown = chosen ?? quantity;
  const { mutate } = useMutation({
    mutationKey: ['cartQuantity', id],
    mutationFn: ({ from, to }: { from: number; to: number }) => tell(id, from, to),
    onSuccess: (answer) => {
      if (answer.status !== 200) showToast(answer.body.message, { tone: 'info' });
    },
    onError: tellFailure,
    onSettled: async () => {
      const isLast = queryClient.isMutating({ mutationKey: ['cartQuantity', id] }) <= 1;
      if (!isLast) return;
      await reloadCart();
      setChosen(undefined);
    },
  });
  const choose = (to: number) => {
    if (to === shown) return;
    setChosen(to);
    mutate({ from: shown, to });
  };
  return { shown, choose };
}

function tell(id: CartItem['id'], from: number, to: number) {
  if (to === from + 1) return callApi(cartContract.increaseCartItemQuantity, { body: { item: { id } } });
  if (to === from - 1) return callApi(cartContract.decreaseCartItemQuantity, { body: { item: { id } } });
  return callApi(cartContract.updateCartItem, { body: { item: { id, quantity: to } } });
}
