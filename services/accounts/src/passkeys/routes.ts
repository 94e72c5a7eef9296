import type { RateLimiter } from '@wishbow/cache/ephemeral';
import { passkeysContract } from '@wishbow/contracts/passkeys-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import { refuseForNow } from '@wishbow/http/refuse-for-now';
import { callerNetwork } from '@wishbow/service/caller-network';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Router } from 'express';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { refuseUnconfirmed } from '../passwords/refuse-unconfirmed.ts';
import { answerSignedIn } from '../sessions/answer-signed-in.ts';
import { suspendedPerson } from '../sessions/suspended-person.ts';
import { addPasskey, askForPasskey } from './add-passkey.ts';
import { loginWithPasskey, type PasskeyLoginDeps } from './login-with-passkey.ts';
import { toPasskey } from './passkey-view.ts';

const QUARTER_HOUR_MS = 15 * 60 * 1000;
/** Every log-in page asks once for what it may offer, a household of them at one address. */
const BEGIN_LIMIT = { name: 'passkey-begin', points: 300, windowMs: QUARTER_HOUR_MS };
const LOGIN_LIMIT = { name: 'passkey-login', points: 30, windowMs: QUARTER_HOUR_MS };
const LOGIN_TIMEOUT_MS = 5 * 60 * 1000;
const MOST_PASSKEYS = 20;

const NOT_TAKEN = problem('passkey_refused', 'This passkey could not be added. Please try again.');
const NOT_OPENED = problem('passkey_refused', 'This passkey does not open an account here. Please log in another way.');
const TOO_MANY = problem('too_many_passkeys', 'You have 20 passkeys. Please remove one first.');

/** Passkeys: making, naming and removing them, and signing in with one. */
export const passkeyRoutes = (deps: PasskeyLoginDeps & { readonly limiter: RateLimiter }): Router => {
  const { connection, attempts, passkeys, mails, limiter, wakeMailer, site, now } = deps;
  const confirm = confirmPassword(deps);
  const ask = askForPasskey(deps);
  const add = addPasskey(deps);
  const logIn = loginWithPasskey(deps);
  return implement(passkeysContract, {
    beginPasskey: async ({ viewer, body, response }) => {
      const confirmed = await confirm(viewer.userId, body.password);
      if (!confirmed.ok) return refuseUnconfirmed(response, confirmed);
      const options = await ask(confirmed.person);
      if (options.excludeCredentials.length >= MOST_PASSKEYS) return { status: 409, body: TOO_MANY };
      return { status: 200, body: { options } };
    },
    addPasskey: async ({ viewer, body }) => {
      const added = await add(viewer.userId, body);
      return added ? { status: 201, body: { passkey: toPasskey(added) } } : { status: 422, body: NOT_TAKEN };
    },
    renamePasskey: async ({ viewer, params, body }) =>
      (await passkeys.rename(viewer.userId, params.passkeyId, body.name))
        ? { status: 200, body: {} }
        : { status: 404, body: notFound },
    removePasskey: async ({ viewer: { userId }, params, body, response }) => {
      const confirmed = await confirm(userId, body.password);
      if (!confirmed.ok) return refuseUnconfirmed(response, confirmed);
      const isRemoved = await inTransaction(connection, async (session) => {
        const key = `passkey_removed:${params.passkeyId}`;
        const job = { kind: 'security_notice', userId, notice: 'passkey_removed' } as const;
        if (!(await passkeys.removeOwn(userId, params.passkeyId, session))) return false;
        await mails.add({ key, job, now: now() }, session);
        return true;
      });
      if (!isRemoved) return { status: 404, body: notFound };
      wakeMailer();
      return { status: 200, body: {} };
    },
    beginPasskeyLogin: async ({ request, response }) => {
      const verdict = await limiter.consume(BEGIN_LIMIT, callerNetwork(request));
      if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
      const challenge = await attempts.begin({ kind: 'passkey_login', now: now() });
      const options = { challenge, rpId: site.id, timeout: LOGIN_TIMEOUT_MS, userVerification: 'required' as const };
      return { status: 200, body: { options } };
    },
    loginWithPasskey: async ({ body, request, response }) => {
      const verdict = await limiter.consume(LOGIN_LIMIT, callerNetwork(request));
      if (!verdict.isAllowed) return refuseForNow(response, verdict.retryAfterMs);
      const opened = await logIn(body.credential, request.get('user-agent') ?? '');
      if (opened === 'suspended') return { status: 422, body: suspendedPerson };
      return opened ? answerSignedIn(response, opened) : { status: 422, body: NOT_OPENED };
    },
  });
};
