import { openidContract } from '@wishbow/contracts/openid-contract';
import { passkeysContract } from '@wishbow/contracts/passkeys-contract';
import { fieldProblem, notFound, problem } from '@wishbow/contracts/problem';
import { secondFactorContract } from '@wishbow/contracts/second-factor-contract';
import { freshId, instantNow, viewerOf } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import { anybody, signedIn, WRONG } from './accounts-mocks.ts';
import { wrongPassword } from './own-account-mocks.ts';

const nothing = { status: 200, body: {} } as const;
const noProvider = { status: 404, body: notFound } as const;
const wrongCode = { status: 422, body: fieldProblem({ code: 'This code is not right.' }) } as const;
const CODES = Array.from({ length: 10 }, (_, number) => `mock-${String(number).repeat(4)}`);
const LONG_MS = 60_000;

/** Signing in with the device. */
export const passkeysMocks = mocked(passkeysContract, (world) => ({
  beginPasskey: ({ body }) => {
    if (body.password === WRONG) return wrongPassword;
    const { id, username } = viewerOf(world);
    return {
      status: 200,
      body: {
        options: {
          rp: { id: 'localhost', name: 'Wishbow' },
          user: { id, name: username, displayName: username },
          challenge: 'bW9ja2Vk',
          pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
          timeout: LONG_MS,
          excludeCredentials: [],
          authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
          attestation: 'none',
        },
      },
    };
  },
  addPasskey: ({ body }) => {
    const passkey = {
      id: freshId(world),
      name: body.name,
      created_at: instantNow(),
      last_used_at: null,
      is_synced: true,
    };
    world.passkeys.push(passkey);
    return { status: 201, body: { passkey } };
  },
  renamePasskey: ({ params, body }) => {
    const passkey = world.passkeys.find(({ id }) => id === params.passkeyId);
    if (!passkey) return noProvider;
    passkey.name = body.name;
    return nothing;
  },
  removePasskey: ({ params, body }) => {
    if (!world.passkeys.some(({ id }) => id === params.passkeyId)) return noProvider;
    if (body.password === WRONG) return wrongPassword;
    world.passkeys = world.passkeys.filter(({ id }) => id !== params.passkeyId);
    return nothing;
  },
  beginPasskeyLogin: () => ({
    status: 200,
    body: { options: { challenge: 'bW9ja2Vk', rpId: 'localhost', timeout: LONG_MS, userVerification: 'required' } },
  }),
  loginWithPasskey: () => {
    const person = anybody(world);
    return person ? signedIn(world, person) : { status: 422, body: problem('unknown_passkey', 'We do not know it.') };
  },
}));

/** A code beside the password. */
export const secondFactorMocks = mocked(secondFactorContract, (world) => ({
  getSignInWays: () => ({
    status: 200,
    body: { passkeys: world.passkeys, second_factor: world.secondFactor, openid: null },
  }),
  beginSecondFactor: ({ body }) =>
    body.password === WRONG
      ? wrongPassword
      : { status: 200, body: { secret: 'MOCKMOCKMOCKMOCK', uri: 'otpauth://totp/Wishbow?secret=MOCKMOCKMOCKMOCK' } },
  enableSecondFactor: ({ body }) => {
    if (body.code === WRONG) return wrongCode;
    world.secondFactor = { enabled_at: instantNow(), recovery_codes_left: CODES.length };
    return { status: 200, body: { recovery_codes: CODES } };
  },
  disableSecondFactor: ({ body }) => {
    if (body.password === WRONG) return wrongPassword;
    world.secondFactor = null;
    return nothing;
  },
  renewRecoveryCodes: ({ body }) =>
    body.password === WRONG ? wrongPassword : { status: 200, body: { recovery_codes: CODES } },
  confirmLogin: ({ body }) => {
    const person = world.people.find(({ id }) => id === body.pending_token);
    return person && body.code !== WRONG ? signedIn(world, person) : wrongCode;
  },
}));

/** No provider is configured, as on a site of one's own. */
export const openidMocks = mocked(openidContract, () => ({
  beginOpenidLogin: noProvider,
  loginWithOpenid: noProvider,
  beginOpenidConnection: noProvider,
  connectOpenid: noProvider,
  disconnectOpenid: nothing,
}));
