import * as z from 'zod';
import { SecondStepAsked, SignedIn } from './accounts-contract.ts';
import { defineEndpoint } from './endpoint.ts';
import { CurrentPassword } from './own-account-contract.ts';
import { Problem } from './problem.ts';

/** Where the person goes to say who they are, and what only this page knows of it until they are back. */
const Departure = z.object({ url: z.string(), binding: z.string() });

/** What the provider sent back in the address, and what the page kept. */
const Return = z.strictObject({ binding: z.string().min(1).max(100), query: z.string().max(4_000) });

/** Signing in with a provider, where one is configured; without one every call is 404. */
export const openidContract = {
  beginOpenidLogin: defineEndpoint({
    id: 'beginOpenidLogin',
    method: 'POST',
    path: '/api/auth/openid/begin',
    service: 'accounts',
    audience: 'public',
    responses: { 200: Departure, 404: Problem, 429: Problem, 503: Problem },
  }),
  /** 202: a code is asked for, which `confirmLogin` takes. 409: nobody has connected their account with this identity. */
  loginWithOpenid: defineEndpoint({
    id: 'loginWithOpenid',
    method: 'POST',
    path: '/api/auth/openid',
    service: 'accounts',
    audience: 'public',
    body: Return,
    responses: {
      200: SignedIn,
      202: SecondStepAsked,
      404: Problem,
      409: Problem,
      422: Problem,
      429: Problem,
      503: Problem,
    },
  }),
  beginOpenidConnection: defineEndpoint({
    id: 'beginOpenidConnection',
    method: 'POST',
    path: '/api/openid/begin',
    service: 'accounts',
    audience: 'user',
    body: z.strictObject({ password: CurrentPassword }),
    responses: { 200: Departure, 404: Problem, 422: Problem, 429: Problem, 503: Problem },
  }),
  /** 409: the provider has not verified the address, knows another one, or somebody else is connected with it. */
  connectOpenid: defineEndpoint({
    id: 'connectOpenid',
    method: 'POST',
    path: '/api/openid',
    service: 'accounts',
    audience: 'user',
    body: Return,
    responses: { 200: z.object({}), 404: Problem, 409: Problem, 422: Problem, 503: Problem },
  }),
  disconnectOpenid: defineEndpoint({
    id: 'disconnectOpenid',
    method: 'POST',
    path: '/api/openid/disconnect',
    service: 'accounts',
    audience: 'user',
    body: z.strictObject({ password: CurrentPassword }),
    responses: { 200: z.object({}), 422: Problem, 429: Problem },
  }),
};
