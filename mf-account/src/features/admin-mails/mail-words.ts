import type { AdminMail } from '@wishbow/contracts/admin-mails-contract';

/** What mails are about, by their kind: those of accounts, and those that other services ask for. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['password_reset', 'New password asked for'],
  ['password_changed', 'Password changed'],
  ['deletion_scheduled', 'Account to be deleted'],
  ['email_verification', 'Email address to confirm'],
  ['email_change', 'New email address to confirm'],
  ['email_changed', 'Email address changed'],
  ['security_notice', 'Change of login'],
  ['notification', 'One notification'],
  ['digest', 'News of a day'],
  ['gift_invitation', 'Gift to claim'],
  ['gift_shipped', 'Claimed gift shipped'],
  ['gift_withdrawn', 'Gift withdrawn'],
]);

/** A kind that is newer than this page is named as it is called. */
export const mailWords = (kind: string): string =>
  WORDS.get(kind) ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' ');

/** One mail among the others: "Gift to claim, to rosa@mailbox.example". */
export const mailName = ({ kind, to_user, to_email }: AdminMail): string =>
  `${mailWords(kind)}, to ${to_email ?? to_user?.name ?? 'nobody'}`;
