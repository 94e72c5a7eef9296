import type { AuditAction } from '@wishbow/contracts/audit';

/** What each action is called where the log is filtered by it. */
export const AUDIT_ACTION_WORDS: Readonly<Record<AuditAction, string>> = {
  order_resolved: 'Order resolved',
  order_retried: 'Order retried',
  late_order_taken: 'Late order taken up',
  late_order_called_back: 'Late order called back',
  order_refunded: 'Order refunded',
  refund_credited: 'Failed refund given as Llama Bucks',
  payout_mailed: 'Payout mailed',
  payout_rejected: 'Payout rejected',
  person_suspended: 'Person suspended',
  person_unsuspended: 'Person let in again',
  sessions_reset: 'Person signed out everywhere',
  credit_granted: 'Llama Bucks given',
  content_hidden: 'Something hidden',
  content_restored: 'Something restored',
  report_upheld: 'Report upheld',
  report_dismissed: 'Report dismissed',
  theme_added: 'Theme added',
  theme_changed: 'Theme changed',
  theme_removed: 'Theme removed',
  themes_ordered: 'Themes ordered',
  mail_retried: 'Mail sent again',
  part_promoted: 'Build made live',
  part_rolled_back: 'Part rolled back',
};
