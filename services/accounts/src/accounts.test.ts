import { accountsContract, accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import type { AddressChecker, CheckedAddress } from './addresses/address-checker.ts';
import { type Registration, registration, signedUpAt } from './testing/people.ts';
import { runningAccounts } from './testing/running-accounts.ts';

let nextCheck: CheckedAddress | Error;
const checker: AddressChecker = {
  check: async () => {
    if (nextCheck instanceof Error) throw nextCheck;
    return nextCheck;
  },
  suggest: async () => [],
};

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts(checker);
});
afterAll(() => accounts.stop());

const signUp = (change?: Partial<Registration>) =>
  accounts.asVisitor(accountsContract.register, { body: registration(change) });

test('the sixty-first sign-up from one address has to wait', async () => {
  const from = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  const attempt = () =>
    accounts.asVisitor(accountsContract.register, { body: registration({ username: 'no spaces' }) }, from);
  for (let count = 0; count < 60; count += 1) expect((await attempt()).status).toBe(422);
  const response = await fetch(`${accounts.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from.headers },
    body: JSON.stringify(registration({ username: 'no spaces' })),
  });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
});

const signedUp = (username: string) => signedUpAt(accounts, username);

const address = {
  address: '418 Alder Row',
  address_2: '',
  city: 'Portland',
  state: 'OR',
  postal: '97205',
  country: 'US',
};

describe('signing up', () => {
  test('a visitor becomes a person that others can find', async () => {
    expect(await signUp()).toMatchObject({
      status: 201,
      body: { user: { username: 'maya_okafor', name: 'Maya Okafor', details: { avatar: null } } },
    });
    expect(await accounts.asVisitor(accountsContract.searchUsers, { body: { query: 'OKA' } })).toMatchObject({
      status: 200,
      body: { users: [{ username: 'maya_okafor' }] },
    });
  });

  test.each([
    ['an empty first name', { firstName: ' ' }, { firstName: ['Please enter your first name.'] }],
    [
      'a username with a space',
      { username: 'ma ya' },
      { username: ['Please use only numbers, letters and underscores, no spaces.'] },
    ],
    ['a username that is a page', { username: 'Cart' }, { username: ['This username is not available.'] }],
    ['a username that poses as staff', { username: 'adrnin' }, { username: ['This username is not available.'] }],
    ['an address that is none', { email: 'maya' }, { email: ['Please enter a valid email address.'] }],
    [
      'a short password',
      { password: '12345', password_confirmation: '12345' },
      { password: ['Please use at least 6 characters.'] },
    ],
    [
      'another confirmation',
      { password_confirmation: 'kiln-at-one' },
      { password_confirmation: ['The passwords do not match.'] },
    ],
    [
      'a taken username in other case',
      { username: 'Maya_OKAFOR', email: 'x@mailbox.example' },
      { username: ['This username is already taken.'] },
    ],
    [
      'a taken address in other case',
      { username: 'maya2', email: 'MAYA@mailbox.example' },
      { email: ['An account with this email already exists.'] },
    ],
  ])('%s is refused under its field', async (_what, change, errors) => {
    const answer = await signUp(change);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors });
  });

  test('nobody can make themselves an admin', async () => {
    const answer = await accounts.asVisitor(accountsContract.register, {
      body: { ...registration({ username: 'sly', email: 'sly@mailbox.example' }), user_role_id: 2 } as ReturnType<
        typeof registration
      >,
    });
    expect(answer.status).toBe(422);
  });

  test('of ten sign-ups at once with one address in ten spellings, one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        signUp({ username: `racer_${index}`, email: index % 2 ? 'Racer@mailbox.example' : 'racer@MAILBOX.example' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)]);
  });
});

describe('people search', () => {
  test('accents, case and special characters in the query are taken literally', async () => {
    await signUp({ username: 'zoe', firstName: 'Zoë', lastName: 'Åström', email: 'zoe@mailbox.example' });
    const search = async (query: string) => {
      const answer = await accounts.asVisitor(accountsContract.searchUsers, { body: { query } });
      return answer.body.users.map(({ username }) => username);
    };
    expect(await search('astr')).toEqual(['zoe']);
    expect(await search('zoe ast')).toEqual(['zoe']);
    expect(await search('(a+)+$')).toEqual([]);
    expect(await search('.*')).toEqual([]);
    expect(await search('')).toEqual([]);
  });
});

describe("a person's own address", () => {
  test.each<[string, CheckedAddress | Error, number, object]>([
    ['a deliverable address is saved as the service spells it', { kind: 'valid', address }, 200, { details: address }],
    ['an unknown address is invalid', { kind: 'invalid' }, 422, { message: 'Address is invalid. Please try again.' }],
    [
      'a missing unit is asked for',
      { kind: 'unit_required' },
      422,
      { unit_required: true, errors: { address_2: ['Please add the unit number.'] } },
    ],
    ['several addresses are offered', { kind: 'choose', candidates: [address] }, 422, { candidates: [address] }],
    ['an outage is not called invalid', new Error('down'), 503, { code: 'verification_unavailable' }],
  ])('%s', async (title, check, status, body) => {
    const userId = await signedUp(`a_${title.replace(/\W/g, '').slice(0, 20)}`);
    nextCheck = check;
    const answer = await accounts.asUser(userId)(accountsContract.updateAddress, { body: { details: address } });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(body);
  });

  test('what could not be checked can be used as entered, what is invalid cannot', async () => {
    const userId = await signedUp('as_entered');
    const save = () =>
      accounts.asUser(userId)(accountsContract.updateAddress, {
        body: { details: { ...address, use_as_entered: true } },
      });
    nextCheck = { kind: 'invalid' };
    expect((await save()).status).toBe(422);
    nextCheck = new Error('down');
    expect((await save()).status).toBe(200);
    const shipping = await accounts.asService(accountsInternalContract.getShippingAddress, { body: { userId } });
    expect(shipping).toMatchObject({ status: 200, body: { firstName: 'Maya', address } });
  });

  test("nobody can change somebody else's", async () => {
    const theo = await signedUp('theo_own');
    const maya = await signedUp('maya_own');
    nextCheck = { kind: 'valid', address };
    const answer = await accounts.asUser(theo)(accountsContract.updateAddress, {
      body: { details: { ...address, user_id: maya } },
    });
    expect(answer.status).toBe(403);
    expect(
      (await accounts.asService(accountsInternalContract.getShippingAddress, { body: { userId: maya } })).status,
    ).toBe(404);
  });
});

describe('privacy settings', () => {
  test('a person changes their own and nobody else does', async () => {
    const maya = await signedUp('maya_priv');
    const theo = await signedUp('theo_priv');
    const change = (settingsId: typeof maya, id = settingsId) =>
      accounts.asUser(maya)(accountsContract.updateSettings, {
        params: { settingsId },
        body: { user: { id, settings: { private: true } } },
      });
    expect(await change(maya)).toEqual({
      status: 200,
      body: { settings: { private: true, show_birthday: true, show_address: 'requests' } },
    });
    expect((await change(theo)).status).toBe(403);
    expect((await change(maya, theo)).status).toBe(422);
  });
});

test('a visitor cannot ask what only services may ask', async () => {
  await expect(
    accounts.asVisitor(accountsInternalContract.listPeople, { body: { usernames: ['maya_okafor'] } }),
  ).rejects.toMatchObject({ status: 401, problem: { code: 'unauthenticated' } });
});
