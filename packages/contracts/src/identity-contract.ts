import * as z from 'zod';
import { Email, LinkToken } from './credentials-contract.ts';
import { defineEndpoint } from './endpoint.ts';
import { CurrentPassword } from './own-account-contract.ts';
import { PersonSummary } from './people.ts';
import { Problem } from './problem.ts';

/** What a person is called and reached by, where it changes. */
export const identityContract = {
  /** The former name leads to the person for 90 days, and nobody else can take it meanwhile. */
  changeUsername: defineEndpoint({
    id: 'changeUsername',
    method: 'POST',
    path: '/api/changeUsername',
    service: 'accounts',
    audience: 'user',
    body: z.strictObject({ username: z.string().trim().min(1, 'Please choose a username.') }),
    responses: { 200: z.object({ user: PersonSummary }), 422: Problem, 429: Problem },
  }),
  /** Mails a link to the new address; the old one counts until the link is used. */
  changeEmail: defineEndpoint({
    id: 'changeEmail',
    method: 'POST',
    path: '/api/changeEmail',
    service: 'accounts',
    audience: 'user',
    body: z.strictObject({ email: Email, password: CurrentPassword }),
    responses: { 200: z.object({}), 422: Problem, 429: Problem },
  }),
  /** Uses up the link that was mailed to the new address. */
  confirmEmailChange: defineEndpoint({
    id: 'confirmEmailChange',
    method: 'POST',
    path: '/api/auth/confirmEmailChange',
    service: 'accounts',
    audience: 'public',
    body: z.strictObject({ token: LinkToken }),
    responses: { 200: z.object({}), 422: Problem, 429: Problem },
  }),
  /** Uses up the link that was mailed to the old address: the change is taken back and everybody signed out. */
  undoEmailChange: defineEndpoint({
    id: 'undoEmailChange',
    method: 'POST',
    path: '/api/auth/undoEmailChange',
    service: 'accounts',
    audience: 'public',
    body: z.strictObject({ token: LinkToken }),
    responses: { 200: z.object({}), 422: Problem, 429: Problem },
  }),
};
