import type { Dispute } from '@wishbow/contracts/disputes-contract';
import { NO_MONEY } from '@wishbow/domain/money';
import type { Dependencies } from '../dependencies.ts';
import { findPeople } from '../orders/find-recipients.ts';
import type { People } from '../orders/order-view.ts';
import type { PayoutRow } from '../payouts/payout-model.ts';
import { listPayoutsOfFunds } from '../payouts/payout-repository.ts';
import type { DisputeRow } from './dispute-model.ts';
import { listDisputeRows } from './dispute-repository.ts';

const MOST_SHOWN = 200;

/** What is contested, with who owes it and the check that waits for it. */
export async function listDisputes(deps: Dependencies, state: DisputeRow['state'] | undefined): Promise<Dispute[]> {
  const rows = await listDisputeRows(deps.connection, { state, limit: MOST_SHOWN });
  const [people, payouts] = await Promise.all([
    findPeople(
      deps,
      rows.map(({ debtorId }) => debtorId),
    ),
    listPayoutsOfFunds(
      deps.connection,
      rows.flatMap(({ wishId }) => wishId ?? []),
    ),
  ]);
  const payoutOf = new Map(payouts.map((payout) => [payout.wishId, payout]));
  return rows.map((row) => disputeView(row, people, (row.wishId && payoutOf.get(row.wishId)) ?? null));
}

const disputeView = (dispute: DisputeRow, people: People, payout: PayoutRow | null): Dispute => ({
  id: dispute._id,
  status: dispute.state,
  reason: dispute.reason,
  amountCents: dispute.amountCents,
  order_id: dispute.orderId,
  contribution_id: dispute.contributionId,
  title: dispute.title,
  wish_id: dispute.wishId,
  debtor: people.get(dispute.debtorId) ?? null,
  receivableCents: dispute.state === 'won' ? NO_MONEY : dispute.amountCents,
  payout: payout && { id: payout._id, status: payout.state },
  opened_at: dispute.openedAt.toISOString(),
  closed_at: dispute.closedAt?.toISOString() ?? null,
});
