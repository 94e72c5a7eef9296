import { ordersContract } from '@wishbow/contracts/orders-contract';
import type { Card } from '@wishbow/contracts/people';
import { refreshSession, showToast, tellFailure, useChange } from '@wishbow/platform';

/** Forgets a card, here and at the card processor. */
export function useDeleteCard(onDeleted: () => void) {
  return useChange(ordersContract.deleteCard, ({ id }: Card) => ({ body: { card: { id } } }), {
    onSuccess: () => {
      showToast('Card deleted');
      onDeleted();
      refreshSession().catch(tellFailure);
    },
  });
}
