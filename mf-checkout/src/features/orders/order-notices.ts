import type { Order } from '@wishbow/contracts/orders';
import { cents, formatUsd } from '@wishbow/domain/money';

/** What the timeline does not say: why something did not come about, and what went back. */
export function noticesOf({
  status,
  timeline,
  returning,
  refund,
  failure,
  is_placed_late: isLate,
  invitation,
}: Order): string[] {
  const wasCancelled = timeline.some(({ status: past }) => past === 'cancelling' || past === 'cancel_requested');
  const isStanding = status === 'placed' || status === 'shipped' || status === 'delivered';
  return [
    ...(invitation?.status === 'expired' ? ['Nobody claimed it within 14 days. You were not charged.'] : []),
    ...(failure && status !== 'cancelled' ? [failure] : []),
    ...(isLate
      ? ['The store may have placed it after all. We are looking into it, and you have not been charged.']
      : []),
    ...(wasCancelled && isStanding ? ['It could not be cancelled: the store was faster.'] : []),
    ...(returning?.code === 'return_refused' ? ['The store does not take this back.'] : []),
    ...(returning?.code === 'immediate_refund_issued' ? ['No return is needed. Your refund has been issued.'] : []),
    ...(refund ? refundNotice(refund) : []),
  ];
}

function refundNotice({ cardCents, creditCents }: NonNullable<Order['refund']>): string[] {
  const parts = [
    ...(cardCents > 0 ? [`${formatUsd(cents(cardCents))} to your card`] : []),
    ...(creditCents > 0 ? [`${formatUsd(cents(creditCents))} in Llama Bucks`] : []),
  ];
  return parts.length > 0 ? [`Refunded: ${parts.join(' and ')}.`] : [];
}
