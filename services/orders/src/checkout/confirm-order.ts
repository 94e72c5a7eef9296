import type { Order } from '@wishbow/contracts/orders';
import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import type { Dependencies } from '../dependencies.ts';
import { claimAskedOrder, findOrder } from '../orders/order-repository.ts';
import { isQuestion } from '../payments/to-confirm.ts';
import { type Refused, refused } from '../refusals.ts';
import { takeOver } from '../work/take-over.ts';
import { answerForOrder } from './answer-for-order.ts';
import { authorizeOrder } from './authorize-order.ts';

/** What somebody says of a payment that their bank asked them about. */
export interface Confirmation {
  readonly userId: UserId;
  readonly id: OrderId;
  readonly givesUp: boolean;
}

/**
 * The buyer has answered their bank, or turned away: the order goes on, ends, or still waits, as the card processor says.
 * Of two tabs that ask at once both hear the same.
 */
export async function confirmOrder(
  deps: Dependencies,
  { userId, id, givesUp }: Confirmation,
): Promise<
  { ok: true; order: Order } | Refused<'not_found' | 'in_progress' | 'card_declined' | 'authentication_required'>
> {
  const { connection } = deps;
  const waiting = await takeOver(deps, (lease) => claimAskedOrder(connection, { _id: id, buyerId: userId }, lease));
  if (waiting) {
    const settled = await authorizeOrder(deps, waiting, givesUp);
    if (settled.ok) deps.wake();
    else if (isQuestion(settled)) return settled;
  }
  deps.pass('after_answer');
  const order = await findOrder(connection, id);
  return order?.buyerId === userId ? answerForOrder(deps, order, order.fingerprint) : refused('not_found');
}
