import type { RateLimiter } from '@wishbow/cache/ephemeral';
import { openidContract } from '@wishbow/contracts/openid-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import { callerNetwork } from '@wishbow/service/caller-network';
import type { Router } from 'express';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { refuseUnconfirmed } from '../passwords/refuse-unconfirmed.ts';
import { answerSignedIn } from '../sessions/answer-signed-in.ts';
import { suspendedPerson } from '../sessions/suspended-person.ts';
import { comeBack, depart } from './come-back.ts';
import { connectOpenid, disconnectOpenid } from './connect-openid.ts';
import { type LoggedInByProvider, loginWithOpenid, type OpenidLoginDeps } from './login-with-openid.ts';
import type { OpenidProvider } from './openid-provider.ts';

const QUARTER_HOUR_MS = 15 * 60 * 1000;
const BEGIN_LIMIT = { name: 'openid-begin', points: 60, windowMs: QUARTER_HOUR_MS };
const LOGIN_LIMIT = { name: 'openid-login', points: 30, windowMs: QUARTER_HOUR_MS };

const AWAY = problem('unavailable', 'The provider cannot be reached. Please try again in a moment.');
const NOT_BACK = problem('openid_refused', 'You did not log in there. Please try again.');
const NOT_CONNECTED = problem(
  'not_connected',
  'No account is connected with this. Log in with your password, and connect it in your account.',
);
const CONFLICTS = {
  not_verified: problem('not_verified', 'The provider has not verified your email address.'),
  other_email: problem('other_email', 'The provider knows another email address of you than this account.'),
  taken: problem('taken', 'Another account is connected with this already.'),
};

export type OpenidRoutesDeps = OpenidLoginDeps & {
  readonly limiter: RateLimiter;
  /** undefined where none is configured. */
  readonly openid: OpenidProvider | undefined;
};

/** Signing in with a provider, and connecting an account with it. */
export const openidRoutes = (deps: OpenidRoutesDeps): Router => {
  const { openid, limiter } = deps;
  const confirm = confirmPassword(deps);
  const logIn = loginWithOpenid(deps);
  const connect = connectOpenid(deps);
  const disconnect = disconnectOpenid(deps);
  return implement(openidContract, {
    beginOpenidLogin: async ({ request, response }) => {
      if (!openid) return { status: 404, body: notFound };
      const verdict = await limiter.consume(BEGIN_LIMIT, callerNetwork(request));
      if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
      const departure = await depart(deps, openid);
      return departure ? { status: 200, body: departure } : { status: 503, body: AWAY };
    },
    loginWithOpenid: async ({ body, request, response }) => {
      if (!openid) return { status: 404, body: notFound };
      const verdict = await limiter.consume(LOGIN_LIMIT, callerNetwork(request));
      if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
      const identity = await comeBack(deps, openid, body);
      if (!identity) return { status: 422, body: NOT_BACK };
      return answerLogin(response, await logIn(identity, request.get('user-agent') ?? ''));
    },
    beginOpenidConnection: async ({ viewer, body, response }) => {
      if (!openid) return { status: 404, body: notFound };
      const confirmed = await confirm(viewer.userId, body.password);
      if (!confirmed.ok) return refuseUnconfirmed(response, confirmed);
      const departure = await depart(deps, openid, viewer.userId);
      return departure ? { status: 200, body: departure } : { status: 503, body: AWAY };
    },
    connectOpenid: async ({ viewer, body }) => {
      if (!openid) return { status: 404, body: notFound };
      const identity = await comeBack(deps, openid, body, viewer.userId);
      if (!identity) return { status: 422, body: NOT_BACK };
      const outcome = await connect(viewer.userId, identity);
      return outcome === 'connected' ? { status: 200, body: {} } : { status: 409, body: CONFLICTS[outcome] };
    },
    disconnectOpenid: async ({ viewer, body, response }) => {
      const confirmed = await confirm(viewer.userId, body.password);
      if (!confirmed.ok) return refuseUnconfirmed(response, confirmed);
      await disconnect(viewer.userId);
      return { status: 200, body: {} };
    },
  });
};

function answerLogin(response: Parameters<typeof answerSignedIn>[0], loggedIn: LoggedInByProvider) {
  if (!loggedIn) return { status: 409 as const, body: NOT_CONNECTED };
  if (loggedIn === 'suspended') return { status: 422 as const, body: suspendedPerson };
  if ('pendingToken' in loggedIn) return { status: 202 as const, body: { pending_token: loggedIn.pendingToken } };
  return answerSignedIn(response, loggedIn);
}
