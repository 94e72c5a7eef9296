import type { AuditAction } from '@wishbow/contracts/audit';

/** What each action is called where the log is filtered by it. */
export const AUDIT_ACTION_WORDS: Readonly<Record<AuditAction, string>> = {
  order_resolved: 'Order resolved',
  order_retried: 'Order retried',
  order_refunded: 'Order refunded',
  refund_credited: 'Failed refund given as Llama Bucks',
  payout_mailed: 'Payout mailed',
  payout_rejected: 'Payout rejected',
};
