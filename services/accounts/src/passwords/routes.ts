import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import { callerNetwork } from '@wishbow/service/caller-network';
import type { Router } from 'express';
import { invalidLink } from '../links/invalid-link.ts';
import { setSessionCookie } from '../sessions/session-cookie.ts';
import { busySigningIn } from './busy-signing-in.ts';
import { type ChangeDeps, changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { BUSY_RETRY_MS } from './password-hash.ts';
import { refuseUnconfirmed } from './refuse-unconfirmed.ts';
import { resetPassword } from './reset-password.ts';

/** The specification's words, whoever asks. */
const ASKED = { message: 'An email has been sent with instructions on resetting your account password.' };

/** Tokens cannot be guessed; whoever tries all the same is slowed down. */
const RESET_LIMIT = { name: 'reset-password', points: 20, windowMs: 15 * 60 * 1000 };

const { forgotPassword: forgotEndpoint, resetPassword: resetEndpoint } = credentialsContract;
const { changePassword: changeEndpoint } = credentialsContract;

/** A new password: for those who lost it, and for those who know it. */
export const passwordRoutes = (deps: ChangeDeps): Router => {
  const { limiter } = deps;
  const ask = forgotPassword(deps);
  const reset = resetPassword(deps);
  const change = changePassword(deps);
  return implement(
    { forgotPassword: forgotEndpoint, resetPassword: resetEndpoint, changePassword: changeEndpoint },
    {
      forgotPassword: async ({ body, request, response }) => {
        const asked = await ask(body.email, callerNetwork(request));
        return asked.ok ? { status: 200, body: ASKED } : refuseForNow(response, asked.retryAfterMs);
      },
      resetPassword: async ({ body, request, response }) => {
        const verdict = await limiter.consume(RESET_LIMIT, callerNetwork(request));
        if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
        const done = await reset(body.token, body.password);
        if (done.ok) return { status: 200, body: {} };
        if (done.reason === 'busy') return refuseForNow(response, BUSY_RETRY_MS, busySigningIn);
        return { status: 422, body: invalidLink };
      },
      changePassword: async ({ body, viewer, request, response }) => {
        const done = await change({
          userId: viewer.userId,
          currentPassword: body.current_password,
          password: body.password,
          userAgent: request.get('user-agent') ?? '',
        });
        if (done.ok) {
          setSessionCookie(response, done.token, done.expiresAt);
          return { status: 200, body: { token: done.token } };
        }
        return refuseUnconfirmed(response, done, 'current_password');
      },
    },
  );
};
