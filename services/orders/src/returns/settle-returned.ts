import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { NEVER } from '../fulfilment/turn.ts';
import { announceChanged, announceRefunded } from '../orders/announce.ts';
import { moveOrder } from '../orders/order-repository.ts';
import type { OrderRow, ReturnRow } from '../orders/order-row.ts';
import { giveBack } from '../refunds/give-back.ts';
import { postRefund } from '../refunds/post-refund.ts';
import { dueForReturn, isWholeOrder } from './return-rules.ts';

/** What was due for the return goes back, and the buyer is told. The wish stays given: it was. */
export async function settleReturned(deps: Dependencies, order: OrderRow, returning: ReturnRow): Promise<typeof NEVER> {
  const { connection, now } = deps;
  const dueCents = dueForReturn(order, returning);
  const wanted = { id: `return-${returning.count}`, dueCents, target: returning.refundTo };
  const given = await giveBack(deps, order, wanted);
  if (!given.ok) return NEVER;
  const { refund } = given;
  const isAll = order.state === 'return_requested' || isWholeOrder(order, returning);
  await inTransaction(connection, async (session) => {
    const move = { to: isAll ? 'refunded' : 'partially_refunded', now: now(), set: { returning } } as const;
    const refunded = await moveOrder(connection, order, move, session);
    if (!refunded) return;
    await postRefund(connection, session, refunded, { refund, now: now() });
    // For an extra item that nobody paid for nothing goes back: the page looks again, and no refund is told of.
    if (refund.cardCents + refund.creditCents === 0) await announceChanged(connection, session, refunded, now());
    else await announceRefunded(connection, session, refunded, { ...refund, now: now() });
  });
  return NEVER;
}
