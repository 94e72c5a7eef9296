import type { accountsContract, profilesContract } from '@wishbow/contracts/accounts-contract';
import type { credentialsContract } from '@wishbow/contracts/credentials-contract';
import type { dataExportContract } from '@wishbow/contracts/data-export-contract';
import type { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import { SessionId } from '@wishbow/contracts/wire-types';
import { everybody, ofVisitors, type SignedIn, signedIn } from '../subjects.ts';
import type { World } from '../world/world.ts';
import type { CasesOf } from './cases-of.ts';

type AccountContract = typeof accountsContract &
  typeof profilesContract &
  typeof credentialsContract &
  typeof ownAccountContract &
  typeof dataExportContract;

/** What ends sessions is refused here for want of the password; that it works is shown where it is built. */
const WRONG_PASSWORD = 'not-the-password';
const ACCOUNTS = 'services/accounts/src';
const PORTLAND = { city: 'Portland', state: 'OR', postal: '97205', country: 'United States', use_as_entered: true };

/** Everybody lives where they did before. */
const addressOf = (asking: SignedIn | undefined) => ({
  ...PORTLAND,
  address: STREETS.get(asking) ?? '1 Elsewhere Row',
});
const STREETS = new Map<SignedIn | undefined, string>([
  ['owner', '777 Zqowner Lane'],
  ['recipient', '888 Zqrecipient Lane'],
  ['buyer', '999 Zqbuyer Lane'],
]);

const newPassword = { password: 'kiln-at-dusk', password_confirmation: 'kiln-at-dusk' };

/** What an account says of itself, as it was. */
const profileOf = ({ person }: World, asking: SignedIn | undefined) => ({
  firstName: asking ? person(asking).username : 'Nobody',
  lastName: 'Matrix',
  bio: '',
  birthday: null,
  wrapping_paper: 'dots' as const,
});

export const accountCases: CasesOf<AccountContract> = {
  register: [
    {
      call: () => ({
        body: { firstName: 'Zq', lastName: 'Matrix', username: 'zqowner', email: 'zq@mailbox.example', ...newPassword },
      }),
      outcomes: everybody('422 invalid_fields'),
      allowedIn: ACCOUNTS,
    },
  ],
  login: [
    {
      call: () => ({ body: { email: 'zqnobody@mailbox.example', password: WRONG_PASSWORD } }),
      outcomes: everybody('422 invalid_fields'),
      allowedIn: ACCOUNTS,
    },
  ],
  logout: [{ call: () => ({}), outcomes: ofVisitors('200') }],
  logoutByLink: [{ call: () => ({}), outcomes: ofVisitors('200') }],
  logoutEverywhere: [{ call: () => ({}), outcomes: ofVisitors('401 unauthenticated'), allowedIn: ACCOUNTS }],
  searchUsers: [{ call: () => ({ body: { query: 'zq' } }), outcomes: everybody('200') }],
  updateAddress: [
    {
      about: 'one’s own',
      call: (_, asking) => ({ body: { details: addressOf(asking) } }),
      outcomes: signedIn('200'),
    },
    {
      about: 'the owner’s',
      call: ({ owner }) => ({ body: { details: { ...addressOf('owner'), user_id: owner.id } } }),
      outcomes: signedIn('403 identity_mismatch', { owner: '200' }),
    },
  ],
  suggestAddresses: [{ call: () => ({ body: { search: '120 Alder' } }), outcomes: signedIn('200') }],
  updateSettings: [
    {
      about: 'the owner’s',
      call: ({ owner }) => ({
        params: { settingsId: owner.id },
        body: { user: { settings: { show_birthday: false } } },
      }),
      outcomes: signedIn('403 forbidden', { owner: '200' }),
    },
  ],
  getMe: [{ call: () => ({}), outcomes: signedIn('200') }],
  getViewedUser: [
    { about: 'the owner', call: ({ owner }) => ({ body: { username: owner.username } }), outcomes: everybody('200') },
    {
      about: 'the hermit',
      call: ({ hermit }) => ({ body: { username: hermit.username } }),
      outcomes: everybody('200'),
    },
    {
      about: 'the recipient',
      call: ({ recipient }) => ({ body: { username: recipient.username } }),
      outcomes: everybody('200'),
    },
    {
      about: 'nobody',
      call: () => ({ body: { username: 'zqnobody' } }),
      outcomes: everybody('404 not_found'),
      allowedIn: 'packages/e2e/authorisation/cases',
    },
  ],
  forgotPassword: [
    { call: (_, asking) => ({ body: { email: `zqnobody.${asking}@mailbox.example` } }), outcomes: everybody('200') },
  ],
  resetPassword: [
    {
      call: () => ({ body: { token: 'a'.repeat(43), ...newPassword } }),
      outcomes: everybody('422 invalid_token'),
      allowedIn: ACCOUNTS,
    },
  ],
  changePassword: [
    {
      call: () => ({ body: { current_password: WRONG_PASSWORD, ...newPassword } }),
      outcomes: signedIn('422 invalid_fields'),
      allowedIn: ACCOUNTS,
    },
  ],
  verifyEmail: [
    {
      call: () => ({ body: { token: 'a'.repeat(43) } }),
      outcomes: everybody('422 invalid_token'),
      allowedIn: ACCOUNTS,
    },
  ],
  sendVerification: [{ call: () => ({}), outcomes: signedIn('200') }],
  updateProfile: [
    { call: (world, asking) => ({ body: { profile: profileOf(world, asking) } }), outcomes: signedIn('200') },
  ],
  updateAvatar: [{ call: () => ({ body: { image: null } }), outcomes: signedIn('200') }],
  listSessions: [{ call: () => ({}), outcomes: signedIn('200') }],
  revokeSession: [
    {
      about: 'one of the owner’s',
      call: async ({ sessionOf }) => ({ params: { sessionId: await sessionOf('owner') } }),
      outcomes: signedIn('404 not_found', { owner: '200' }),
    },
    {
      about: 'one that never was',
      call: () => ({ params: { sessionId: SessionId.parse('a'.repeat(24)) } }),
      outcomes: signedIn('404 not_found'),
      allowedIn: 'packages/e2e/authorisation/cases',
    },
  ],
  deleteAccount: [
    {
      call: () => ({ body: { password: WRONG_PASSWORD } }),
      outcomes: signedIn('422 invalid_fields'),
      allowedIn: ACCOUNTS,
    },
  ],
  keepAccount: [{ call: () => ({}), outcomes: signedIn('200') }],
  exportData: [{ call: () => ({}), outcomes: signedIn('200') }],
};
