import type { AdminPayout } from '@wishbow/contracts/admin-payouts-contract';
import type { AuditSubject } from '@wishbow/contracts/audit';
import { mailPayoutBy } from '@wishbow/domain/business-days';
import { dateOnlyIn } from '@wishbow/domain/date-only';
import type { People } from '../orders/order-view.ts';
import type { PayoutRow } from '../payouts/payout-model.ts';

/** A check as admins see it. */
export function adminPayoutView(payout: PayoutRow, people: People): AdminPayout {
  const { _id: id, title, image, ownerId, grossCents, feeCents, netCents, dispatchedAt } = payout;
  const requestedAt = payout.requestedAt ?? payout.createdAt;
  return {
    ...{ id, title, image, grossCents, feeCents, netCents },
    owner: people.get(ownerId) ?? null,
    state: payout.state === 'requested' || payout.state === 'dispatched' ? payout.state : 'rejected',
    requested_at: requestedAt.toISOString(),
    mail_by: mailPayoutBy(dateOnlyIn(requestedAt)),
    mailed_at: dispatchedAt?.toISOString() ?? null,
  };
}

/** A payout as the audit log names it. */
export const payoutSubject = ({ _id, title }: PayoutRow): AuditSubject => ({ kind: 'payout', id: _id, name: title });
