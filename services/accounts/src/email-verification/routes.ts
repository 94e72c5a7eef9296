import type { RateLimiter } from '@wishbow/cache/ephemeral';
import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import { callerNetwork } from '@wishbow/service/caller-network';
import type { Router } from 'express';
import { invalidLink } from '../links/invalid-link.ts';
import type { MailRepository } from '../mail/mail-repository.ts';
import { type VerifyDeps, verifyEmail } from './verify-email.ts';

const QUARTER_HOUR_MS = 15 * 60 * 1000;
const VERIFY_LIMIT = { name: 'verify-email', points: 20, windowMs: QUARTER_HOUR_MS };
const SEND_LIMIT = { name: 'send-verification', points: 3, windowMs: QUARTER_HOUR_MS };

export interface VerificationDeps extends VerifyDeps {
  readonly mails: MailRepository;
  readonly limiter: RateLimiter;
  readonly wakeMailer: () => void;
}

const { verifyEmail: verifyEndpoint, sendVerification: sendEndpoint } = credentialsContract;

/** Proving that an address is one's own. */
export const emailVerificationRoutes = (deps: VerificationDeps): Router => {
  const { mails, limiter, wakeMailer, now } = deps;
  const verify = verifyEmail(deps);
  return implement(
    { verifyEmail: verifyEndpoint, sendVerification: sendEndpoint },
    {
      verifyEmail: async ({ body, request, response }) => {
        const verdict = await limiter.consume(VERIFY_LIMIT, callerNetwork(request));
        if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
        return (await verify(body.token)) ? { status: 200, body: {} } : { status: 422, body: invalidLink };
      },
      sendVerification: async ({ viewer: { userId }, response }) => {
        const verdict = await limiter.consume(SEND_LIMIT, userId);
        if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
        const key = `email_verification:${userId}:${now().getTime()}`;
        await mails.add({ key, job: { kind: 'email_verification', userId }, now: now() });
        wakeMailer();
        return { status: 200, body: {} };
      },
    },
  );
};
