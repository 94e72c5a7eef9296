import { fieldProblem, problem } from '@wishbow/contracts/problem';
import { secondFactorContract } from '@wishbow/contracts/second-factor-contract';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import type { Router } from 'express';
import type { OpenidConnectionRepository } from '../openid/connection-repository.ts';
import type { OpenidProvider } from '../openid/openid-provider.ts';
import type { PasskeyRepository } from '../passkeys/passkey-repository.ts';
import { toPasskey } from '../passkeys/passkey-view.ts';
import { busySigningIn } from '../passwords/busy-signing-in.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { BUSY, BUSY_RETRY_MS } from '../passwords/password-hash.ts';
import { refuseUnconfirmed } from '../passwords/refuse-unconfirmed.ts';
import { answerSignedIn } from '../sessions/answer-signed-in.ts';
import { suspendedPerson } from '../sessions/suspended-person.ts';
import { type ConfirmLoginDeps, confirmLogin } from './confirm-login.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { prepareSecondFactor, turnOffSecondFactor, turnOnSecondFactor } from './turn-on.ts';

const ENABLE_LIMIT = { name: 'enable-second-factor', points: 20, windowMs: 15 * 60 * 1000 };

const ALREADY_ON = problem('already_on', 'Codes are asked for already.');
const NOT_ON = problem('not_on', 'Please begin once more.');
const WRONG_CODE = fieldProblem({ code: 'This code is not right. Please take the newest one.' });
const NOT_LET_IN = {
  wrong_code: WRONG_CODE,
  expired: problem('login_expired', 'This took too long. Please log in again.'),
  /** Of no field: the page goes back to the log-in. */
  suspended: problem('suspended', suspendedPerson.message),
};

export type SecondFactorRoutesDeps = ConfirmLoginDeps & {
  readonly passkeys: PasskeyRepository;
  readonly openid: OpenidProvider | undefined;
  readonly openidConnections: OpenidConnectionRepository;
};

/** How a person signs in, and the code that may be asked for beside the password. */
export const secondFactorRoutes = (deps: SecondFactorRoutesDeps): Router => {
  const { openid, openidConnections, passkeys, secondFactors, limiter } = deps;
  const confirm = confirmPassword(deps);
  const prepare = prepareSecondFactor(deps);
  const turnOn = turnOnSecondFactor(deps);
  const turnOff = turnOffSecondFactor(deps);
  const enter = confirmLogin(deps);
  return implement(secondFactorContract, {
    getSignInWays: async ({ viewer: { userId } }) => {
      const [keys, factor] = await Promise.all([passkeys.listOf(userId), secondFactors.findEnabled(userId)]);
      const second_factor = factor?.enabledAt
        ? { enabled_at: factor.enabledAt.toISOString(), recovery_codes_left: factor.codeHashes.length }
        : null;
      const connection = openid && { name: openid.name, is_connected: await openidConnections.isConnected(userId) };
      return { status: 200, body: { passkeys: keys.map(toPasskey), second_factor, openid: connection ?? null } };
    },
    beginSecondFactor: async ({ viewer, body, response }) => {
      const confirmed = await confirm(viewer.userId, body.password);
      if (!confirmed.ok) return refuseUnconfirmed(response, confirmed);
      const prepared = await prepare(confirmed.person);
      return prepared ? { status: 200, body: prepared } : { status: 409, body: ALREADY_ON };
    },
    enableSecondFactor: async ({ viewer, body, response }) => {
      const verdict = await limiter.consume(ENABLE_LIMIT, viewer.userId);
      if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
      const done = await turnOn(viewer.userId, body.code);
      if (done.ok) return { status: 200, body: { recovery_codes: done.codes } };
      if (done.reason === 'wrong_code') return { status: 422, body: WRONG_CODE };
      if (done.reason === 'not_prepared') return { status: 409, body: NOT_ON };
      return refuseForNow(response, BUSY_RETRY_MS, busySigningIn);
    },
    disableSecondFactor: async ({ viewer, body, response }) => {
      const confirmed = await confirm(viewer.userId, body.password);
      if (!confirmed.ok) return refuseUnconfirmed(response, confirmed);
      await turnOff(viewer.userId);
      return { status: 200, body: {} };
    },
    renewRecoveryCodes: async ({ viewer, body, response }) => {
      const confirmed = await confirm(viewer.userId, body.password);
      if (!confirmed.ok) return refuseUnconfirmed(response, confirmed);
      const made = await newRecoveryCodes();
      if (made === BUSY) return refuseForNow(response, BUSY_RETRY_MS, busySigningIn);
      const isReplaced = await secondFactors.replaceCodes(viewer.userId, made, deps.now());
      return isReplaced ? { status: 200, body: { recovery_codes: made.codes } } : { status: 409, body: NOT_ON };
    },
    confirmLogin: async ({ body, request, response }) => {
      const entry = { pendingToken: body.pending_token, userAgent: request.get('user-agent') ?? '' };
      const done = await enter(body.code, entry);
      if (done.ok) return answerSignedIn(response, done);
      if (!('retryAfterMs' in done)) return { status: 422, body: NOT_LET_IN[done.reason] };
      return refuseForNow(response, done.retryAfterMs, done.reason === 'busy' ? busySigningIn : undefined);
    },
  });
};
