import type { RateLimiter } from '@wishbow/cache/ephemeral';
import type { MailRepository } from '../mail/mail-repository.ts';
import { emailKey } from '../people/person-repository.ts';

/** A mailbox is not flooded, wherever the requests come from; and one place does not try out many mailboxes. */
const ACCOUNT_LIMIT = { name: 'forgot-account', points: 5, windowMs: 15 * 60 * 1000 };
const PLACE_LIMIT = { name: 'forgot-place', points: 30, windowMs: 15 * 60 * 1000 };

/** Twice within a minute is a double click. */
const ONE_MAIL_PER_MS = 60_000;

export interface ForgotDeps {
  readonly mails: MailRepository;
  readonly limiter: RateLimiter;
  readonly wakeMailer: () => void;
  readonly now: () => Date;
}

export type Asked = { ok: true } | { ok: false; retryAfterMs: number };

/**
 * Takes down that somebody wants a new password. Whether they have an account is looked up when the mail is written, so
 * that neither the answer nor its time tells (RELIABILITY.md row 81).
 */
export const forgotPassword =
  ({ mails, limiter, wakeMailer, now }: ForgotDeps) =>
  async (email: string, from: string): Promise<Asked> => {
    const key = emailKey(email);
    for (const verdict of [await limiter.consume(PLACE_LIMIT, from), await limiter.consume(ACCOUNT_LIMIT, key)]) {
      if (!verdict.isAllowed) return { ok: false, retryAfterMs: verdict.retryAfterMs };
    }
    const moment = Math.floor(now().getTime() / ONE_MAIL_PER_MS);
    await mails.add({
      key: `password_reset:${key}:${moment}`,
      job: { kind: 'password_reset', email: key },
      now: now(),
    });
    wakeMailer();
    return { ok: true };
  };
