import type { RateLimiter } from '@wishbow/cache/ephemeral';
import { identityContract } from '@wishbow/contracts/identity-contract';
import { fieldProblem, type Problem, problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import { callerNetwork } from '@wishbow/service/caller-network';
import type { Request, Response, Router } from 'express';
import { invalidLink } from '../links/invalid-link.ts';
import { refuseUnconfirmed } from '../passwords/refuse-unconfirmed.ts';
import { suspendedPerson } from '../sessions/suspended-person.ts';
import { askForEmailChange } from './ask-for-email-change.ts';
import {
  confirmEmailChange,
  type EmailChangeDeps,
  type EmailChanged,
  undoEmailChange,
} from './confirm-email-change.ts';

const LINK_LIMIT = { name: 'email-change-link', points: 20, windowMs: 15 * 60 * 1000 };

const TAKEN = 'An account with this email already exists.';

const REFUSALS: Readonly<Record<Exclude<EmailChanged, 'changed'>, Problem>> = {
  invalid_token: invalidLink,
  taken: problem('email_taken', TAKEN),
  suspended: problem('suspended', suspendedPerson.message),
};

/** The address a person is reached by, and signs in with. */
export const emailChangeRoutes = (deps: EmailChangeDeps & { readonly limiter: RateLimiter }): Router => {
  const { limiter } = deps;
  const ask = askForEmailChange(deps);

  /** Tokens cannot be guessed; whoever tries all the same is slowed down. */
  const useLink =
    (use: (token: string) => Promise<EmailChanged>) =>
    async ({ body, request, response }: { body: { token: string }; request: Request; response: Response }) => {
      const verdict = await limiter.consume(LINK_LIMIT, callerNetwork(request));
      if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
      const used = await use(body.token);
      if (used === 'changed') return { status: 200 as const, body: {} };
      return { status: 422 as const, body: REFUSALS[used] };
    };

  const { changeEmail, confirmEmailChange: confirmEndpoint, undoEmailChange: undoEndpoint } = identityContract;
  return implement(
    { changeEmail, confirmEmailChange: confirmEndpoint, undoEmailChange: undoEndpoint },
    {
      changeEmail: async ({ viewer, body, response }) => {
        const asked = await ask(viewer.userId, body.email, body.password);
        if (asked.ok) return { status: 200, body: {} };
        if (asked.reason === 'taken') return { status: 422, body: fieldProblem({ email: TAKEN }) };
        return refuseUnconfirmed(response, asked);
      },
      confirmEmailChange: useLink(confirmEmailChange(deps)),
      undoEmailChange: useLink(undoEmailChange(deps)),
    },
  );
};
