import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import { tokenIn } from '../testing/mailbox.ts';
import { signedUpAt } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts();
});
afterAll(() => accounts.stop());

const forgot = (email: string, headers?: Record<string, string>) =>
  accounts.asVisitor(credentialsContract.forgotPassword, { body: { email } }, headers && { headers });
/** Each try comes from somewhere else: the number of tries from one place is limited. */
let places = 0;
const reset = (token: string, password = 'glaze-at-dawn') => {
  places += 1;
  const call = { body: { token, password, password_confirmation: password } };
  return accounts.asVisitor(credentialsContract.resetPassword, call, {
    headers: { 'x-forwarded-for': `198.51.100.${places}` },
  });
};
const logIn = (email: string, password: string) =>
  accounts.asVisitor(accountsContract.login, { body: { email, password } });
const mailTo = (email: string) => accounts.mailbox.letterTo(email, 'Set a new password');

async function forgetful(username: string) {
  await signedUpAt(accounts, username);
  const email = `${username}@mailbox.example`;
  await forgot(email);
  return { email, token: tokenIn(await mailTo(email)) };
}

test('somebody who lost their password sets a new one through a mail', async () => {
  const { email, token } = await forgetful('lena_k');
  expect((await reset(token)).status).toBe(200);
  expect((await logIn(email, 'kiln-at-noon')).status).toBe(422);
  expect((await logIn(email, 'glaze-at-dawn')).status).toBe(200);
});

test('the link leads to our own address, whatever host the request named', async () => {
  await signedUpAt(accounts, 'host_test');
  const evil = { 'x-forwarded-host': 'evil.example', host: 'evil.example' };
  await forgot('host_test@mailbox.example', evil);
  const { words } = await mailTo('host_test@mailbox.example');
  expect(words.action?.url).toMatch(/^https:\/\/wishbow\.example\/reset-password#token=[\w-]{43}$/);
});

test('an address that nobody has gets the same answer and no mail', async () => {
  await signedUpAt(accounts, 'known_one');
  const known = await forgot('known_one@mailbox.example');
  const unknown = await forgot('unknown_one@mailbox.example');
  expect(known).toEqual({
    status: 200,
    body: { message: 'An email has been sent with instructions on resetting your account password.' },
  });
  expect(unknown).toEqual(known);
  await mailTo('known_one@mailbox.example');
  expect(accounts.mailbox.lettersTo('unknown_one@mailbox.example', 'Set a new password')).toEqual([]);
});

test('a double click mails once', async () => {
  await signedUpAt(accounts, 'double_click');
  await Promise.all([forgot('double_click@mailbox.example'), forgot('Double_Click@mailbox.example')]);
  await mailTo('double_click@mailbox.example');
  await signedUpAt(accounts, 'later_one');
  await forgot('later_one@mailbox.example');
  await mailTo('later_one@mailbox.example');
  expect(accounts.mailbox.lettersTo('double_click@mailbox.example', 'Set a new password')).toHaveLength(1);
});

test('of ten who use one link at once, one succeeds', async () => {
  const { token } = await forgetful('ten_at_once');
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(token, `glaze-at-${index}0`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
});

test.each([
  ['was used', async (token: string) => void (await reset(token))],
  [
    'has expired',
    async () => void (await accounts.connection.models.MailedLink?.updateMany({}, { expiresAt: new Date(0) })),
  ],
])('a link that %s is refused', async (what, spoil) => {
  const { email, token } = await forgetful(`spoilt_${what.replace(' ', '_')}`);
  await spoil(token);
  const answer = await reset(token, 'another-one');
  expect(answer).toMatchObject({
    status: 422,
    body: {
      code: 'invalid_token',
      message: 'This link has been used or has expired. Please ask for a new one.',
    },
  });
  expect((await logIn(email, 'another-one')).status).toBe(422);
});

test('a link to confirm an address sets no password', async () => {
  await signedUpAt(accounts, 'wrong_door');
  const letter = await accounts.mailbox.letterTo('wrong_door@mailbox.example', 'Confirm your email address');
  expect((await reset(tokenIn(letter))).status).toBe(422);
});

test('the database knows no token, neither of links nor of mails', async () => {
  const { token } = await forgetful('db_reader');
  const rows = await Promise.all(Object.values(accounts.connection.models).map((model) => model.find().lean()));
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('the sixth request for one mailbox in a quarter of an hour has to wait, whoever asks', async () => {
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await forgot('flooded@mailbox.example', { 'x-forwarded-for': `203.0.113.${asked}` })).status).toBe(200);
  }
  expect((await forgot('flooded@mailbox.example', { 'x-forwarded-for': '203.0.113.99' })).status).toBe(429);
});

test('one place that tries many mailboxes has to wait', async () => {
  const from = { 'x-forwarded-for': '203.0.113.200' };
  for (let asked = 0; asked < 30; asked += 1) await forgot(`many_${asked}@mailbox.example`, from);
  expect((await forgot('many_30@mailbox.example', from)).status).toBe(429);
});

test('one place that tries many links has to wait', async () => {
  const attempt = () =>
    accounts.asVisitor(
      credentialsContract.resetPassword,
      { body: { token: 'a-guess', password: 'glaze-at-dawn', password_confirmation: 'glaze-at-dawn' } },
      { headers: { 'x-forwarded-for': '203.0.113.201' } },
    );
  for (let tried = 0; tried < 20; tried += 1) expect((await attempt()).status).toBe(422);
  expect((await attempt()).status).toBe(429);
});

test.each([
  ['short', { password: '12345', password_confirmation: '12345' }, { password: ['Please use at least 6 characters.'] }],
  [
    'confirmed otherwise',
    { password: 'glaze-at-dawn', password_confirmation: 'glaze-at-dusk' },
    { password_confirmation: ['The passwords do not match.'] },
  ],
])('a new password that is %s is refused under its field, and the link stays good', async (how, passwords, errors) => {
  const { token } = await forgetful(`field_${how.replace(' ', '_')}`);
  const answer = await accounts.asVisitor(credentialsContract.resetPassword, { body: { token, ...passwords } });
  expect(answer).toMatchObject({ status: 422, body: { errors } });
  expect((await reset(token)).status).toBe(200);
});
