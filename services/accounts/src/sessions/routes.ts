import type { Ephemeral } from '@wishbow/cache/ephemeral';
import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { fieldProblem, problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import { callerNetwork } from '@wishbow/service/caller-network';
import { announceRevocation } from '@wishbow/service/identity/session-revocation';
import type { Response, Router } from 'express';
import { busySigningIn } from '../passwords/busy-signing-in.ts';
import { answerSignedIn } from './answer-signed-in.ts';
import { type LoginDeps, login } from './login.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { suspendedPerson } from './suspended-person.ts';

const { login: loginEndpoint, logout: logoutEndpoint, logoutByLink: logoutByLinkEndpoint } = accountsContract;

const REFUSALS = {
  too_many_tries: problem('too_many_tries', 'Too many tries. Please wait a few minutes.'),
  busy: busySigningIn,
};
const NOT_LET_IN = {
  wrong_credentials: fieldProblem({ email: 'Email or password is wrong.' }),
  suspended: suspendedPerson,
};

/** Signing in and out. The token goes to browsers as a cookie and to API clients in the answer. */
export const sessionRoutes = (deps: LoginDeps & { readonly ephemeral: Ephemeral }): Router => {
  const { sessions, ephemeral } = deps;
  const logIn = login(deps);

  const logOut = async ({ viewer, response }: { viewer: { sessionId: string | undefined }; response: Response }) => {
    const removed = viewer.sessionId && (await sessions.remove(viewer.sessionId));
    if (removed) await announceRevocation(ephemeral, removed);
    clearSessionCookie(response);
    return { status: 200 as const, body: {} };
  };

  return implement(
    { login: loginEndpoint, logout: logoutEndpoint, logoutByLink: logoutByLinkEndpoint },
    {
      login: async ({ body, request, response }) => {
        const result = await logIn({
          ...body,
          from: callerNetwork(request),
          userAgent: request.get('user-agent') ?? '',
        });
        if (result.ok && 'pendingToken' in result) {
          return { status: 202, body: { pending_token: result.pendingToken } };
        }
        if (result.ok) return answerSignedIn(response, result);
        if (!('retryAfterMs' in result)) return { status: 422, body: NOT_LET_IN[result.reason] };
        return refuseForNow(response, result.retryAfterMs, REFUSALS[result.reason]);
      },
      logout: logOut,
      logoutByLink: logOut,
    },
  );
};
