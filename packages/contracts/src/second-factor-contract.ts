import * as z from 'zod';
import { SignedIn } from './accounts-contract.ts';
import { defineEndpoint } from './endpoint.ts';
import { CurrentPassword } from './own-account-contract.ts';
import { Passkey } from './passkeys-contract.ts';
import { Problem } from './problem.ts';
import { Instant } from './wire-types.ts';

/** Six digits of an app; people type spaces between them. */
const AppCode = z.string().trim().min(1, 'Please enter the code of your app.').max(20);

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** A code beside the password, of an app or from the list that was written down. */
export const secondFactorContract = {
  /** How a person can sign in. */
  getSignInWays: defineEndpoint({
    id: 'getSignInWays',
    method: 'GET',
    path: '/api/signInWays',
    service: 'accounts',
    audience: 'user',
    quiet: true,
    responses: {
      200: z.object({
        passkeys: z.array(Passkey),
        second_factor: z.object({ enabled_at: Instant, recovery_codes_left: z.int().nonnegative() }).nullable(),
        /** The provider that the person is connected with; null where there is none, or none is configured. */
        openid: z.object({ name: z.string(), is_connected: z.boolean() }).nullable(),
      }),
    },
  }),
  /** The secret for an app, as text and as the address that its picture holds; nothing is on before a code of it came. */
  beginSecondFactor: defineEndpoint({
    id: 'beginSecondFactor',
    method: 'POST',
    path: '/api/secondFactor/begin',
    service: 'accounts',
    audience: 'user',
    body: z.strictObject({ password: CurrentPassword }),
    responses: { 200: z.object({ secret: z.string(), uri: z.string() }), 409: Problem, 422: Problem, 429: Problem },
  }),
  /** Told this once: only hashes of the recovery codes are kept. */
  enableSecondFactor: defineEndpoint({
    id: 'enableSecondFactor',
    method: 'POST',
    path: '/api/secondFactor/enable',
    service: 'accounts',
    audience: 'user',
    body: z.strictObject({ code: AppCode }),
    responses: { 200: RecoveryCodes, 409: Problem, 422: Problem, 429: Problem },
  }),
  disableSecondFactor: defineEndpoint({
    id: 'disableSecondFactor',
    method: 'POST',
    path: '/api/secondFactor/disable',
    service: 'accounts',
    audience: 'user',
    body: z.strictObject({ password: CurrentPassword }),
    responses: { 200: z.object({}), 422: Problem, 429: Problem },
  }),
  /** Makes the earlier ones worthless. */
  renewRecoveryCodes: defineEndpoint({
    id: 'renewRecoveryCodes',
    method: 'POST',
    path: '/api/secondFactor/recoveryCodes',
    service: 'accounts',
    audience: 'user',
    body: z.strictObject({ password: CurrentPassword }),
    responses: { 200: RecoveryCodes, 409: Problem, 422: Problem, 429: Problem },
  }),
  /** The second step of a log-in: a code of the app, or one of the recovery codes. */
  confirmLogin: defineEndpoint({
    id: 'confirmLogin',
    method: 'POST',
    path: '/api/auth/secondFactor',
    service: 'accounts',
    audience: 'public',
    body: z.strictObject({ pending_token: z.string().min(1).max(100), code: AppCode }),
    responses: { 200: SignedIn, 422: Problem, 429: Problem },
  }),
};
