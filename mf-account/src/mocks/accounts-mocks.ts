import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import { fieldProblem, problem } from '@wishbow/contracts/problem';
import { findByUsername, freshId, instantNow, summaryOf, viewerOf } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { PersonRow, World } from '@wishbow/testing/world/world';

const nothing = { status: 200, body: {} } as const;
/** The token and the password that are always wrong; every other one is right. */
export const WRONG = 'wrong';
const wrongLink = { status: 422, body: problem('invalid_token', 'This link does not work any more.') } as const;

/** Sign-up, sign-in, people search and one's own details. */
export const accountsMocks = mocked(accountsContract, (world) => ({
  register: ({ body }) => {
    if (findByUsername(world, body.username)) {
      return { status: 422, body: fieldProblem({ username: 'This username is taken.' }) };
    }
    const person = newcomer(world, body);
    world.people.push(person);
    world.viewerId = person.id;
    return { status: 201, body: { user: summaryOf(person) } };
  },
  login: ({ body }) => {
    const person = world.people.find(({ email }) => email === body.email.trim().toLowerCase());
    if (!person || body.password === WRONG) {
      return { status: 422, body: problem('invalid_credentials', 'The email address or password is not right.') };
    }
    if (world.secondFactor) return { status: 202, body: { pending_token: person.id } };
    return signedIn(world, person);
  },
  logout: () => signedOut(world),
  logoutByLink: () => signedOut(world),
  searchUsers: ({ body }) => {
    const word = body.query.toLowerCase();
    const found = world.people.filter(({ username, firstName, lastName }) =>
      `${username} ${firstName} ${lastName}`.toLowerCase().includes(word),
    );
    return { status: 200, body: { users: found.map(summaryOf), next_cursor: null } };
  },
  updateAddress: ({ body: { details } }) => {
    const { use_as_entered: _, user_id: __, ...address } = details;
    viewerOf(world).address = address;
    return { status: 200, body: { details: address } };
  },
  suggestAddresses: ({ body }) => {
    const addresses = world.people.map(({ address }) => address).filter((address) => address !== null);
    const suggestions = addresses.filter(({ address }) => address.toLowerCase().includes(body.search.toLowerCase()));
    return { status: 200, body: { suggestions } };
  },
  updateSettings: ({ params, body }) => {
    const viewer = viewerOf(world);
    if (params.settingsId !== viewer.id) {
      return { status: 403, body: problem('forbidden', 'These settings are not yours.') };
    }
    viewer.settings = { ...viewer.settings, ...definedOf(body.user.settings) };
    return { status: 200, body: { settings: viewer.settings } };
  },
}));

/** Passwords, and the links of mails. */
export const credentialsMocks = mocked(credentialsContract, (world) => ({
  forgotPassword: () => ({ status: 200, body: { message: 'If we know this address, a mail is on its way.' } }),
  resetPassword: ({ body }) => (body.token === WRONG ? wrongLink : nothing),
  changePassword: ({ body }) =>
    body.current_password === WRONG
      ? { status: 422, body: fieldProblem({ current_password: 'This is not your password.' }) }
      : { status: 200, body: { token: 'mocked' } },
  verifyEmail: ({ body }) => {
    if (body.token === WRONG) return wrongLink;
    for (const person of world.people) if (person.id === world.viewerId) person.isEmailVerified = true;
    return nothing;
  },
  sendVerification: () => nothing,
}));

export function signedIn(world: World, person: PersonRow) {
  world.viewerId = person.id;
  return { status: 200, body: { token: 'mocked', user: summaryOf(person) } } as const;
}

function signedOut(world: World) {
  world.viewerId = null;
  return nothing;
}

/** Who an answer of a provider or a passkey belongs to: whoever is there first. */
export const anybody = (world: World): PersonRow | undefined => world.people[0];

type Form = Pick<PersonRow, 'username' | 'firstName' | 'lastName' | 'email'>;

const newcomer = (world: World, { username, firstName, lastName, email }: Form): PersonRow => ({
  id: freshId(world),
  username,
  firstName,
  lastName,
  email,
  isEmailVerified: false,
  role: 'user',
  avatar: null,
  bio: '',
  birthday: null,
  wrappingPaper: 'bows',
  settings: { private: false, show_birthday: true, show_address: 'followers' },
  address: null,
  cards: [],
  creditCents: 0,
  joinedAt: instantNow(),
  suspended: null,
  deletionDueAt: null,
});

type Defined<Values> = { [K in keyof Values]?: Exclude<Values[K], undefined> };

function definedOf<Values extends object>(values: Values): Defined<Values> {
  const defined: Defined<Values> = {};
  for (const key in values) {
    const value = values[key];
    if (value !== undefined) Object.assign(defined, { [key]: value });
  }
  return defined;
}
