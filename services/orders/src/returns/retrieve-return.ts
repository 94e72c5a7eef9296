import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import type { Dependencies } from '../dependencies.ts';
import { wakeOrder } from '../fulfilment/turn-repository.ts';
import { findOwnOrder } from '../orders/order-repository.ts';
import type { OrderRow, ReturnRow } from '../orders/order-row.ts';
import { type Refused, refused } from '../refusals.ts';
import { maySeeSender } from './may-see-sender.ts';

interface Retrieved {
  readonly ok: true;
  readonly labelUrls: readonly string[];
  readonly code: string | null;
  readonly returnBy: Date | null;
}

type RetrieveRefused = Refused<'not_found' | 'invalid_state' | 'return_refused'>;

/** The labels of a return as far as they are known and its buyer may read them; while there are none yet the retailer is asked again. */
export async function retrieveReturn(
  deps: Dependencies,
  buyerId: UserId,
  orderId: OrderId,
): Promise<Retrieved | RetrieveRefused> {
  const order = await findOwnOrder(deps.connection, buyerId, orderId);
  if (!order) return refused('not_found');
  if (!order.returning) return refused('invalid_state');
  if (order.state === 'return_requested') await askAgain(deps, order);
  const answer = answerOf(order, order.returning);
  if (!answer.ok || answer.labelUrls.length === 0 || (await maySeeSender(deps, order))) return answer;
  return { ...answer, labelUrls: [], code: 'with_recipient' };
}

async function askAgain({ connection, now, wake }: Dependencies, { _id }: OrderRow): Promise<void> {
  await wakeOrder(connection, _id, now());
  wake();
}

function answerOf({ state }: OrderRow, { labelUrls, code, returnBy }: ReturnRow): Retrieved | RetrieveRefused {
  if (state === 'return_requested') return { ok: true, labelUrls: [], code: 'return_in_progress', returnBy: null };
  if (code === 'immediate_refund_issued' || labelUrls.length > 0) return { ok: true, labelUrls, code, returnBy };
  return refused('return_refused');
}
