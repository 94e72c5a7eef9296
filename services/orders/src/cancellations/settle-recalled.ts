import { grossOfQuote } from '@wishbow/domain/refund';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { NEVER } from '../fulfilment/turn.ts';
import { mailWithdrawn } from '../invitations/request-mails.ts';
import { purchaseReturn } from '../ledger/journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import { announceCancelled } from '../orders/announce.ts';
import { moveOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { giveBack } from '../refunds/give-back.ts';
import { postRefund } from '../refunds/post-refund.ts';
import { releaseUnits } from '../units/wish-units.ts';

/** cancel_requested -> cancelled: everything goes back, the wish is open again, and both are told. */
export async function settleRecalled(deps: Dependencies, order: OrderRow): Promise<typeof NEVER> {
  const { connection, now, pass } = deps;
  const target = order.cancellation?.refundTo ?? 'card';
  const given = await giveBack(deps, order, { id: 'cancellation', dueCents: grossOfQuote(order.quote), target });
  if (!given.ok) return NEVER;
  await releaseUnits(deps, order);
  pass('after_cancelled_units');
  await inTransaction(connection, async (session) => {
    const cancelled = await moveOrder(connection, order, { to: 'cancelled', now: now() }, session);
    if (!cancelled) return;
    await postRefund(connection, session, cancelled, { refund: given.refund, now: now() });
    const outcome = order.retailerOutcome;
    if (outcome?.kind === 'placed')
      await postJournal(connection, session, purchaseReturn(order, outcome.totalCents), now());
    await announceCancelled(connection, session, cancelled, { wasPlaced: true, now: now() });
    await mailWithdrawn(connection, session, cancelled, now());
  });
  return NEVER;
}
