import type { CreditEntry } from '@wishbow/contracts/credit-contract';
import { OrderId } from '@wishbow/contracts/wire-types';
import type { Cents } from '@wishbow/domain/money';

/** What one operation did to a person's Llama Bucks. */
export interface CreditChange {
  readonly opId: string;
  readonly orderId: string | null;
  readonly amountCents: Cents;
  readonly postedAt: Date;
}

/** Whatever concerns an order and adds to the balance gives back what was laid out for it, or was paid by card. */
const kindOf = ({ orderId, amountCents }: CreditChange): CreditEntry['kind'] => {
  if (amountCents < 0) return 'spent';
  return orderId === null ? 'granted' : 'returned';
};

export const creditEntryOf = (change: CreditChange): CreditEntry => ({
  id: change.opId,
  kind: kindOf(change),
  amount_cents: change.amountCents,
  order_id: change.orderId === null ? null : OrderId.parse(change.orderId),
  at: change.postedAt.toISOString(),
});
