import * as z from 'zod';
import { PersonSummary } from './people.ts';
import { SERVICE_NAMES } from './service-names.ts';
import { Instant, requiredText, UserId } from './wire-types.ts';

/** Everything an admin can do. What is read only is not written down. */
export const AUDIT_ACTIONS = [
  'order_resolved',
  'order_retried',
  'late_order_taken',
  'late_order_called_back',
  'late_order_borne',
  'order_refunded',
  'refund_credited',
  'payout_mailed',
  'payout_rejected',
  'person_suspended',
  'person_unsuspended',
  'sessions_reset',
  'credit_granted',
  'content_hidden',
  'content_restored',
  'report_upheld',
  'report_dismissed',
  'theme_added',
  'theme_changed',
  'theme_removed',
  'themes_ordered',
  'mail_retried',
  'part_promoted',
  'part_rolled_back',
  'part_tried',
  'part_trial_ended',
  'link_made',
] as const;
export const AuditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditAction>;

/** What an action was done to. */
export const AuditSubject = z.object({
  kind: z.enum(['order', 'payout', 'person', 'wish', 'comment', 'category', 'mail', 'report', 'part', 'link']),
  id: z.string(),
  /** What it was called then: a title, never a private note. */
  name: z.string(),
});
export type AuditSubject = z.infer<typeof AuditSubject>;

/** Why an admin does something: typed by them for every action, and read by the next one who asks. */
export const AdminReason = requiredText(300, 'Please say why.');

/** One action of an admin, or on the live set by whoever deploys, as its service has written it down; never changed afterwards. */
export const AuditRecord = z.object({
  /** Names the operation: done twice it is written once. */
  id: z.string(),
  at: Instant,
  /** null for what whoever holds the deploy token has done. */
  admin_id: UserId.nullable(),
  /** What the holder of the deploy token calls themselves, or what acted by itself; left out for admins. */
  deployer: z.string().optional(),
  action: AuditAction,
  subject: AuditSubject,
  /** What was done, in words: "Refund of $12.00 to the card asked for". */
  text: z.string(),
  /** Empty for a link, for which none is asked. */
  reason: z.string(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

/** The same with the admin's name, as the audit log shows it. */
export const AuditEntry = AuditRecord.extend({
  service: z.enum(SERVICE_NAMES),
  /** null when the admin has left, and where it was none. */
  admin: PersonSummary.nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
