import { createHmac } from 'node:crypto';

export type LinkPurpose = 'password_reset' | 'email_verification';

/**
 * The secret part of a mailed link. It is worked out from our secret whenever the mail is written, again for a second
 * attempt, and stored nowhere: the collection has its hash, the outbox has nothing of it.
 */
export const linkToken = (secret: string, purpose: LinkPurpose, linkId: string): string =>
  createHmac('sha256', secret).update(`mailed link\n${purpose}\n${linkId}`).digest('base64url');
