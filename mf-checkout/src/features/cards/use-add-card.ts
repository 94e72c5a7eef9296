import { browserEvents } from '@wishbow/contracts/browser-events';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import { callApi, emit, refreshSession, showToast, tellFailure, useMutation } from '@wishbow/platform';
import type { Tokenized } from './card-token.ts';

type Refused = Extract<Tokenized, { ok: false }>;
export type Added = { ok: true; cardId: string } | Refused;

/** Stores a card with the provider and with the person. What the provider refuses comes back with its field. */
export function useAddCard(onAdded: (cardId: string) => void) {
  return useMutation({
    mutationFn: async (tokenize: () => Promise<Tokenized>): Promise<Added> => {
      const tokenized = await tokenize();
      if (!tokenized.ok) return tokenized;
      const answer = await callApi(ordersContract.addCard, { body: { token: tokenized.token } });
      if (answer.status !== 201) return { ok: false, message: answer.body.message, field: 'number' };
      await refreshSession();
      return { ok: true, cardId: answer.body.card.id };
    },
    onSuccess: (added) => {
      if (!added.ok) return showToast(added.message, { tone: 'error' });
      showToast('Card added');
      emit(browserEvents, 'checkout:card-added', { cardId: added.cardId });
      onAdded(added.cardId);
    },
    onError: tellFailure,
  });
}
