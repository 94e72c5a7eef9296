import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { type Registration, registration } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts();
});
afterAll(() => accounts.stop());

const signUp = (change?: Partial<Registration>) =>
  accounts.asVisitor(accountsContract.register, { body: registration(change) });

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
