import type { RateLimiter } from '@wishbow/cache/ephemeral';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { LinkRepository } from '../links/link-repository.ts';
import type { MailRepository } from '../mail/mail-repository.ts';
import { confirmPassword, type NotConfirmed } from '../passwords/confirm-password.ts';
import { emailKey, type PersonRepository } from '../people/person-repository.ts';

export interface AskDeps {
  readonly people: PersonRepository;
  readonly links: LinkRepository;
  readonly mails: MailRepository;
  readonly limiter: RateLimiter;
  readonly wakeMailer: () => void;
  readonly now: () => Date;
}

export type EmailChangeAsked = { ok: true } | { ok: false; reason: 'taken' } | NotConfirmed;

/** Mailboxes of others are not flooded, and which addresses have an account is not tried out. */
const LIMIT = { name: 'change-email', points: 5, windowMs: 60 * 60 * 1000 };

/** Mails a link to the address that somebody who knows the password wants to have. */
export const askForEmailChange = (deps: AskDeps) => {
  const { people, links, mails, limiter, wakeMailer, now } = deps;
  const confirm = confirmPassword(deps);
  return async (userId: UserId, email: string, password: string): Promise<EmailChangeAsked> => {
    const confirmed = await confirm(userId, password);
    if (!confirmed.ok) return confirmed;
    const verdict = await limiter.consume(LIMIT, userId);
    if (!verdict.isAllowed) return { ok: false, reason: 'too_many_tries', retryAfterMs: verdict.retryAfterMs };
    const isKept = await links.keepsForOther({ userId, emailKey: emailKey(email) }, now());
    if (isKept || (await people.findByEmail(email))) return { ok: false, reason: 'taken' };
    const key = `email_change:${userId}:${now().getTime()}`;
    await mails.add({ key, job: { kind: 'email_change', userId, email: emailKey(email) }, now: now() });
    wakeMailer();
    return { ok: true };
  };
};
