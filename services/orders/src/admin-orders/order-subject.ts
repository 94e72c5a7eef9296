import type { AuditSubject } from '@wishbow/contracts/audit';
import type { OrderRow } from '../orders/order-row.ts';

/** An order as the audit log names it. */
export const orderSubject = ({ _id, lines }: OrderRow): AuditSubject => ({
  kind: 'order',
  id: _id,
  name: lines[0]?.title ?? 'Order',
});
