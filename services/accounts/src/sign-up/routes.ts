import type { RateLimiter } from '@wishbow/cache/ephemeral';
import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { fieldProblem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import { callerNetwork } from '@wishbow/service/caller-network';
import type { Router } from 'express';
import { busySigningIn } from '../passwords/busy-signing-in.ts';
import { BUSY_RETRY_MS } from '../passwords/password-hash.ts';
import { toSummary } from '../people/person-view.ts';
import { type RegisterDeps, register } from './register.ts';

/** Field errors tell who has an account, as the specification wants: so the number of tries is limited (row 81). */
const REGISTER_LIMIT = { name: 'register', points: 60, windowMs: 15 * 60 * 1000 };

export const signUpRoutes = (deps: RegisterDeps & { readonly limiter: RateLimiter }): Router => {
  const { limiter } = deps;
  const makeAccount = register(deps);
  return implement(
    { register: accountsContract.register },
    {
      register: async ({ body, request, response }) => {
        const verdict = await limiter.consume(REGISTER_LIMIT, callerNetwork(request));
        if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
        const registered = await makeAccount(body);
        if (!registered.ok && registered.reason === 'busy') {
          return refuseForNow(response, BUSY_RETRY_MS, busySigningIn);
        }
        if (!registered.ok) return { status: 422, body: fieldProblem(registered.fields) };
        return { status: 201, body: { user: toSummary(registered.person) } };
      },
    },
  );
};
