import { identityContract } from '@wishbow/contracts/identity-contract';
import { fieldProblem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import type { Router } from 'express';
import { toSummary } from '../people/person-view.ts';
import { changeUsername, type RenameDeps } from './change-username.ts';

/** What a person is called. */
export const usernameRoutes = (deps: RenameDeps): Router => {
  const change = changeUsername(deps);
  return implement(
    { changeUsername: identityContract.changeUsername },
    {
      changeUsername: async ({ viewer, body, response }) => {
        const changed = await change(viewer.userId, body.username);
        if (changed.ok) return { status: 200, body: { user: toSummary(changed.person) } };
        if (changed.reason === 'too_many_tries') return refuseForNow(response, changed.retryAfterMs);
        return { status: 422, body: fieldProblem({ username: changed.message }) };
      },
    },
  );
};
