import { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import { type Cents, dollarText } from '@wishbow/domain/money';
import { callApi, openModal, showToast, tellFailure, useMutation } from '@wishbow/platform';
import { refreshOrders } from './use-order.ts';

interface Retry {
  readonly orderId: string;
  /** Another card than before. */
  readonly cardId?: string | undefined;
  /** What it costs now in all, once the buyer has seen it. */
  readonly agreedCents?: Cents | undefined;
}

/** What the buyer can do something about: another price is agreed to, another card is chosen. */
const CAN_BE_SETTLED = [
  'prices_changed',
  'card_declined',
  'authentication_required',
  'card_not_found',
  'invalid_fields',
];

/**
 * Tries a failed order again; what keeps it from that is asked about, or told in the server's words.
 * @param onAnswered runs once what was asked is settled: the order is under way, or something else is asked.
 */
export function useRetryOrder(onAnswered: () => void = () => undefined) {
  return useMutation({
    mutationFn: ({ orderId, cardId, agreedCents }: Retry) =>
      callApi(orderActionsContract.retryOrder, {
        body: {
          order: {
            id: orderId,
            ...(cardId !== undefined && { card_id: cardId }),
            ...(agreedCents !== undefined && { amount: dollarText(agreedCents) }),
          },
        },
      }),
    onSuccess: (answer, { orderId, cardId, agreedCents }) => {
      if (answer.status === 200) {
        showToast('Retrying the order. Please check back in a little while.');
        return onAnswered();
      }
      const { code, message } = answer.body;
      if (!CAN_BE_SETTLED.includes(code)) return showToast(message, { tone: 'error' });
      onAnswered();
      const total = answer.status === 409 ? answer.body.total : undefined;
      void openModal('checkout.retryOrder', {
        orderId,
        reason: message,
        ...(total !== undefined && { totalCents: total }),
        // Whatever is asked about now, what was settled before stays settled; a new price replaces the one agreed to.
        ...(cardId !== undefined && { cardId }),
        ...(total === undefined && agreedCents !== undefined && { agreedCents }),
      });
    },
    onError: tellFailure,
    onSettled: refreshOrders,
  });
}
