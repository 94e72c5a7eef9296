import { type AdminAct, recordAudit } from '@wishbow/service/audit/record-audit';
import { inTransaction } from '@wishbow/service/mongo/connection';
import { orderSubject } from '../admin-orders/order-subject.ts';
import type { Dependencies } from '../dependencies.ts';
import { purchaseBorne } from '../ledger/journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import type { LateRow, OrderRow } from '../orders/order-row.ts';
import { decideBearing } from './late-order-repository.ts';

/**
 * The site pays the store for what can be neither charged nor called back, and nobody waits any more (decision 0040).
 * @returns false when somebody else has decided.
 */
export const bearLate = (
  { connection, now }: Dependencies,
  order: OrderRow,
  late: LateRow,
  act: AdminAct,
): Promise<boolean> =>
  inTransaction(connection, async (session) => {
    if (!(await decideBearing(connection, session, order))) return false;
    await postJournal(connection, session, purchaseBorne(order, late.totalCents), now());
    await recordAudit(connection, session, {
      ...{ ...act, id: `late:${order._id}:${order.attempt}:borne`, action: 'late_order_borne' },
      ...{ subject: orderSubject(order), text: 'Paid by the site', now: now() },
    });
    return true;
  });
