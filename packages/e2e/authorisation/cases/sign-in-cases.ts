import type { identityContract } from '@wishbow/contracts/identity-contract';
import type { openidContract } from '@wishbow/contracts/openid-contract';
import type { passkeysContract } from '@wishbow/contracts/passkeys-contract';
import type { secondFactorContract } from '@wishbow/contracts/second-factor-contract';
import { PasskeyId } from '@wishbow/contracts/wire-types';
import { everybody, signedIn } from '../subjects.ts';
import type { CasesOf } from './cases-of.ts';

const PASSKEYS = 'services/accounts/src/passkeys';
const EMAIL_CHANGE = 'services/accounts/src/email-change';
const USERNAMES = 'services/accounts/src/usernames';
const SECOND_FACTOR = 'services/accounts/src/second-factor';
const passkeyId = PasskeyId.parse('a'.repeat(24));
const type = 'public-key' as const;
const clientDataJSON = 'AAAA';
const wrongPassword = { body: { password: 'not-the-password' } };

const OPENID = 'services/accounts/src/openid';
/** Nobody has left for a provider, and here none is configured. */
const noDeparture = { body: { binding: 'a'.repeat(43), query: '?state=abc' } };

const noLink = { body: { token: 'a'.repeat(43) } };

/** Ways to sign in beside the password, and other names. Real devices, apps and mails stand where they are built. */
export const signInCases: CasesOf<
  typeof passkeysContract & typeof secondFactorContract & typeof identityContract & typeof openidContract
> = {
  beginPasskey: [{ call: () => wrongPassword, outcomes: signedIn('422 invalid_fields'), allowedIn: PASSKEYS }],
  addPasskey: [
    {
      call: () => ({
        body: {
          name: 'Phone',
          credential: { id: 'AAAA', type, response: { clientDataJSON, attestationObject: 'AAAA' } },
        },
      }),
      outcomes: signedIn('422 passkey_refused'),
      allowedIn: PASSKEYS,
    },
  ],
  renamePasskey: [
    {
      about: 'nobody’s',
      call: () => ({ params: { passkeyId }, body: { name: 'Phone' } }),
      outcomes: signedIn('404 not_found'),
      allowedIn: PASSKEYS,
    },
  ],
  removePasskey: [
    {
      about: 'nobody’s',
      call: () => ({ params: { passkeyId }, ...wrongPassword }),
      outcomes: signedIn('422 invalid_fields'),
      allowedIn: PASSKEYS,
    },
  ],
  beginPasskeyLogin: [{ call: () => ({}), outcomes: everybody('200') }],
  loginWithPasskey: [
    {
      call: () => ({
        body: {
          credential: { id: 'AAAA', type, response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' } },
        },
      }),
      outcomes: everybody('422 passkey_refused'),
      allowedIn: PASSKEYS,
    },
  ],
  getSignInWays: [{ call: () => ({}), outcomes: signedIn('200') }],
  beginSecondFactor: [
    { call: () => wrongPassword, outcomes: signedIn('422 invalid_fields'), allowedIn: SECOND_FACTOR },
  ],
  enableSecondFactor: [
    { call: () => ({ body: { code: '000000' } }), outcomes: signedIn('409 not_on'), allowedIn: SECOND_FACTOR },
  ],
  disableSecondFactor: [
    { call: () => wrongPassword, outcomes: signedIn('422 invalid_fields'), allowedIn: SECOND_FACTOR },
  ],
  renewRecoveryCodes: [
    { call: () => wrongPassword, outcomes: signedIn('422 invalid_fields'), allowedIn: SECOND_FACTOR },
  ],
  confirmLogin: [
    {
      call: () => ({ body: { pending_token: 'a'.repeat(43), code: '000000' } }),
      outcomes: everybody('422 login_expired'),
      allowedIn: SECOND_FACTOR,
    },
  ],
  changeUsername: [
    { call: () => ({ body: { username: 'admin' } }), outcomes: signedIn('422 invalid_fields'), allowedIn: USERNAMES },
  ],
  changeEmail: [
    {
      call: () => ({ body: { email: 'zq.new@mailbox.example', ...wrongPassword.body } }),
      outcomes: signedIn('422 invalid_fields'),
      allowedIn: EMAIL_CHANGE,
    },
  ],
  confirmEmailChange: [{ call: () => noLink, outcomes: everybody('422 invalid_token'), allowedIn: EMAIL_CHANGE }],
  beginOpenidLogin: [{ call: () => ({}), outcomes: everybody('404 not_found'), allowedIn: OPENID }],
  loginWithOpenid: [{ call: () => noDeparture, outcomes: everybody('404 not_found'), allowedIn: OPENID }],
  beginOpenidConnection: [{ call: () => wrongPassword, outcomes: signedIn('404 not_found'), allowedIn: OPENID }],
  connectOpenid: [{ call: () => noDeparture, outcomes: signedIn('404 not_found'), allowedIn: OPENID }],
  disconnectOpenid: [{ call: () => wrongPassword, outcomes: signedIn('422 invalid_fields'), allowedIn: OPENID }],
  undoEmailChange: [{ call: () => noLink, outcomes: everybody('422 invalid_token'), allowedIn: EMAIL_CHANGE }],
};
