import type { RequestedMail } from '@wishbow/contracts/mails';
import type { UserId } from '@wishbow/contracts/wire-types';

/**
 * What a mail is about. It is written when it is sent, with what is true by then; a job holds no token, so whoever reads
 * the database cannot follow a link.
 */
export type MailJob =
  /** Somebody, perhaps nobody of ours, asked for a new password. */
  | { readonly kind: 'password_reset'; readonly email: string }
  | { readonly kind: 'password_changed'; readonly userId: UserId }
  | { readonly kind: 'deletion_scheduled'; readonly userId: UserId }
  | { readonly kind: 'email_verification'; readonly userId: UserId }
  /** To the address that somebody wants to have. */
  | { readonly kind: 'email_change'; readonly userId: UserId; readonly email: string }
  /** To the address that they had until then. */
  | { readonly kind: 'email_changed'; readonly userId: UserId; readonly formerEmail: string; readonly changedAt: Date }
  /** Something about signing in has changed, in case it was not them. */
  | { readonly kind: 'security_notice'; readonly userId: UserId; readonly notice: SecurityNotice }
  | { readonly kind: 'requested'; readonly request: RequestedMail };

export type SecurityNotice =
  | 'passkey_added'
  | 'passkey_removed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_code_used'
  | 'openid_connected'
  | 'openid_disconnected';
