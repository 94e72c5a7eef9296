import { inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import { findContribution } from '../contributions/contribution-repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { disputeOpened, disputeWon } from '../ledger/dispute-journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import { findOrder } from '../orders/order-repository.ts';
import type { ContestedCharge, HeldFor } from '../payments/payments.ts';
import type { DisputeRow } from './dispute-model.ts';
import { addDispute, endDispute, findDispute, freezePayoutOf } from './dispute-repository.ts';

/**
 * The card processor says that something happened to a dispute. It is asked what, and the dispute goes forward to that:
 * the same told again, or told late, changes nothing (RELIABILITY.md rows 51, 53 and 54).
 * @returns false when what was paid is not to be seen yet.
 */
export async function noteDispute(deps: Dependencies, disputeId: string): Promise<boolean> {
  const charge = await deps.payments.getContestedCharge(disputeId);
  if (!charge) return true;
  if (!charge.about) {
    deps.logger.error({ disputeId }, 'a charge that nobody knows is contested');
    return true;
  }
  const paid = await findPaid(deps, charge.about);
  if (!paid) return false;
  await goForward(deps, charge, { ...paid, ...unpaid(charge) });
  return true;
}

type Paid = Pick<DisputeRow, 'orderId' | 'contributionId' | 'title' | 'wishId' | 'debtorId'>;

async function findPaid({ connection }: Dependencies, about: HeldFor): Promise<Paid | undefined> {
  if ('orderId' in about) {
    const order = await findOrder(connection, about.orderId);
    const title = order?.lines[0]?.title ?? '';
    return order
      ? { orderId: order._id, contributionId: null, title, wishId: null, debtorId: order.buyerId }
      : undefined;
  }
  const contribution = await findContribution(connection, about.contributionId);
  if (!contribution) return undefined;
  const { _id: contributionId, title, wishId, recipientId: debtorId } = contribution;
  return { orderId: null, contributionId, title, wishId, debtorId };
}

const unpaid = ({ id: _id, reason, amountCents, openedAt }: ContestedCharge) =>
  ({ _id, state: 'open', reason, amountCents, openedAt, closedAt: null }) as const;

async function goForward(deps: Dependencies, charge: ContestedCharge, dispute: DisputeRow): Promise<void> {
  const { connection, now, logger } = deps;
  try {
    await inTransaction(connection, async (session) => {
      const known = await findDispute(connection, session, dispute._id);
      if (!known) {
        await addDispute(connection, session, dispute);
        await postJournal(connection, session, disputeOpened(dispute), now());
        if (dispute.wishId) await freezePayoutOf(connection, session, dispute.wishId);
      }
      if (charge.state === 'open') return;
      const decided = { state: charge.state, closedAt: now() };
      const closed = await endDispute(connection, session, known ?? dispute, decided);
      if (closed?.state === 'won') await postJournal(connection, session, disputeWon(closed), now());
    });
    logger.error({ disputeId: dispute._id, state: charge.state }, 'a charge is contested');
  } catch (error) {
    // Told twice at the same moment: whoever came first has written it down.
    if (!isDuplicateKey(error)) throw error;
    await goForward(deps, charge, dispute);
  }
}
