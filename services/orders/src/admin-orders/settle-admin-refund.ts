import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { announceRefunded } from '../orders/announce.ts';
import type { OrderRow, RefundRow } from '../orders/order-row.ts';
import { giveBack } from '../refunds/give-back.ts';
import { postRefund } from '../refunds/post-refund.ts';
import { markRefundSucceeded } from '../refunds/refund-repository.ts';
import type { Refused } from '../refusals.ts';

const BY_ADMIN = 'admin-';

/** What an admin gives back is called after the form it was asked for with. */
export const adminRefundId = (formId: string): string => `${BY_ADMIN}${formId}`;

/** Gives back what an admin has written down, tells the ledger and the buyer. Safe to run again, and to run twice at once. */
export async function settleAdminRefund(
  deps: Dependencies,
  order: OrderRow,
  { id, cardCents, creditCents }: RefundRow,
): Promise<{ ok: true } | Refused<'over_refund'>> {
  const { connection, now } = deps;
  // It is written down already: its sums are the ones that stand there.
  const given = await giveBack(deps, order, { id, dueCents: cardCents, target: 'card' });
  if (!given.ok) return given;
  await inTransaction(connection, async (session) => {
    if (!(await markRefundSucceeded(connection, session, order._id, id))) return;
    await postRefund(connection, session, order, { refund: given.refund, now: now() });
    await announceRefunded(connection, session, order, { cardCents, creditCents, now: now() });
  });
  return { ok: true };
}

/** A request died before its refund was through. */
export async function finishAdminRefunds(deps: Dependencies, order: OrderRow): Promise<void> {
  for (const refund of order.refunds ?? []) {
    if (refund.state === 'pending' && refund.id.startsWith(BY_ADMIN)) await settleAdminRefund(deps, order, refund);
  }
}
