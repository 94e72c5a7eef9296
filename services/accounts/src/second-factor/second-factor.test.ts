import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import { secondFactorContract } from '@wishbow/contracts/second-factor-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { signedUpAt } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';
import { codeAt, halfMinuteAt } from './totp.ts';

const HALF_MINUTE_MS = 30_000;

/** Never behind the database's own clock, which forgets attempts that have expired. */
let clock = new Date();
let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts({ now: () => clock });
});
beforeEach(() => {
  clock = new Date(clock.getTime() + 10 * HALF_MINUTE_MS);
});
afterAll(() => accounts.stop());

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bytesOf = (secret: string) => {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
/** What the app of somebody with this secret shows. */
const shown = (secret: string, later = 0) => codeAt(bytesOf(secret), halfMinuteAt(clock) + later);

const logIn = (username: string) =>
  accounts.asVisitor(accountsContract.login, {
    body: { email: `${username}@mailbox.example`, password: 'kiln-at-noon' },
  });
async function pendingOf(username: string) {
  const answer = await logIn(username);
  if (answer.status !== 202) throw new Error(`no code was asked for, but ${answer.status}`);
  return answer.body.pending_token;
}
const confirm = (pending_token: string, code: string) =>
  accounts.asVisitor(secondFactorContract.confirmLogin, { body: { pending_token, code } });
const sessionsIn = () => accounts.connection.models.Session?.countDocuments() ?? Promise.resolve(-1);

/** Somebody whose app was set up in an earlier half minute. */
async function withApp(username: string) {
  const userId = await signedUpAt(accounts, username);
  const as = accounts.asUser(userId);
  const begun = await as(secondFactorContract.beginSecondFactor, { body: { password: 'kiln-at-noon' } });
  if (begun.status !== 200) throw new Error('not begun');
  const { secret } = begun.body;
  const on = await as(secondFactorContract.enableSecondFactor, { body: { code: shown(secret) } });
  if (on.status !== 200) throw new Error('not on');
  clock = new Date(clock.getTime() + HALF_MINUTE_MS);
  return { userId, secret, codes: on.body.recovery_codes };
}
const stateOf = async (userId: UserId) =>
  (await accounts.asUser(userId)(secondFactorContract.getSignInWays, {})).body.second_factor;

test('codes are asked for only once the app has shown one, and setting it up needs the password', async () => {
  const userId = await signedUpAt(accounts, 'setting_up');
  const as = accounts.asUser(userId);
  const begin = (password: string) => as(secondFactorContract.beginSecondFactor, { body: { password } });
  expect((await begin('a-guess')).status).toBe(422);
  const begun = await begin('kiln-at-noon');
  if (begun.status !== 200) throw new Error('not begun');
  expect(begun.body.uri).toContain(`secret=${begun.body.secret}`);
  expect((await logIn('setting_up')).status).toBe(200);
  expect(await as(secondFactorContract.enableSecondFactor, { body: { code: '000000' } })).toMatchObject({
    status: 422,
    body: { errors: { code: ['This code is not right. Please take the newest one.'] } },
  });
  const on = await as(secondFactorContract.enableSecondFactor, { body: { code: shown(begun.body.secret) } });
  expect(on).toMatchObject({ status: 200, body: { recovery_codes: expect.any(Array) } });
  expect(await stateOf(userId)).toMatchObject({ recovery_codes_left: 10 });
  await accounts.mailbox.letterTo('setting_up@mailbox.example', 'Codes are asked for now');
  expect((await begin('kiln-at-noon')).status).toBe(409);
});

test('no session is opened before the code, and a code opens one session once', async () => {
  const { secret } = await withApp('twice');
  const before = await sessionsIn();
  const [first, second] = [await pendingOf('twice'), await pendingOf('twice')];
  expect(await sessionsIn()).toBe(before);
  const code = shown(secret);
  const answers = await Promise.all([first, first, second, second].map((token) => confirm(token, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  expect(await sessionsIn()).toBe(before + 1);
  // The next half minute's code is another one, but the earlier ones are over.
  expect((await confirm(await pendingOf('twice'), shown(secret, -1))).status).toBe(422);
  expect((await confirm(await pendingOf('twice'), shown(secret, 1))).status).toBe(200);
});

test('a recovery code stands in for the app once, however it is typed, and its use is mailed about', async () => {
  const { userId, codes } = await withApp('lost_phone');
  const [code = ''] = codes;
  expect((await confirm(await pendingOf('lost_phone'), code.toLowerCase().replace('-', ' '))).status).toBe(200);
  expect((await confirm(await pendingOf('lost_phone'), code)).status).toBe(422);
  expect(await stateOf(userId)).toMatchObject({ recovery_codes_left: 9 });
  await accounts.mailbox.letterTo('lost_phone@mailbox.example', 'A recovery code was used');
  const body = { password: 'kiln-at-noon' };
  const renewed = await accounts.asUser(userId)(secondFactorContract.renewRecoveryCodes, { body });
  if (renewed.status !== 200) throw new Error('not renewed');
  expect((await confirm(await pendingOf('lost_phone'), codes[1] ?? '')).status).toBe(422);
  expect((await confirm(await pendingOf('lost_phone'), renewed.body.recovery_codes[1] ?? '')).status).toBe(200);
});

test('of two recovery codes at once for one log-in one is used, and the other is still good', async () => {
  const { userId, codes } = await withApp('hasty');
  const pending = await pendingOf('hasty');
  const answers = await Promise.all(codes.slice(0, 2).map((code) => confirm(pending, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await stateOf(userId)).toMatchObject({ recovery_codes_left: 9 });
  const unused = codes[answers.findIndex(({ status }) => status === 422)] ?? '';
  expect((await confirm(await pendingOf('hasty'), unused)).status).toBe(200);
});

test('after five wrong codes one logs in again, and after ten one has to wait', async () => {
  const { secret } = await withApp('guessed');
  const first = await pendingOf('guessed');
  for (let guess = 0; guess < 5; guess += 1) expect((await confirm(first, '123')).status).toBe(422);
  expect(await confirm(first, shown(secret))).toMatchObject({ status: 422, body: { code: 'login_expired' } });
  const second = await pendingOf('guessed');
  for (let guess = 0; guess < 5; guess += 1) expect((await confirm(second, '123')).status).toBe(422);
  expect((await confirm(await pendingOf('guessed'), shown(secret))).status).toBe(429);
});

test('a log-in half done ends with a new password, and after ten minutes', async () => {
  const { userId, secret } = await withApp('half_done');
  const slow = await pendingOf('half_done');
  clock = new Date(clock.getTime() + 21 * HALF_MINUTE_MS);
  expect((await confirm(slow, shown(secret))).status).toBe(422);
  const pending = await pendingOf('half_done');
  const body = { current_password: 'kiln-at-noon', password: 'glaze-at-dawn', password_confirmation: 'glaze-at-dawn' };
  expect((await accounts.asUser(userId)(credentialsContract.changePassword, { body })).status).toBe(200);
  expect((await confirm(pending, shown(secret))).status).toBe(422);
});

test('somebody who is suspended before their code came is told so', async () => {
  const { userId, secret } = await withApp('kept_out');
  const pending = await pendingOf('kept_out');
  await accounts.connection.models.Person?.updateOne({ _id: userId }, { suspendedAt: clock });
  expect(await confirm(pending, shown(secret))).toMatchObject({
    status: 422,
    body: {
      code: 'suspended',
      message: 'Your account is suspended. Please write to the people who run Wishbow.',
    },
  });
});

test('who knows the password turns the codes off, and is mailed about it', async () => {
  const { userId } = await withApp('enough');
  const off = (password: string) =>
    accounts.asUser(userId)(secondFactorContract.disableSecondFactor, { body: { password } });
  expect((await off('a-guess')).status).toBe(422);
  expect((await off('kiln-at-noon')).status).toBe(200);
  await accounts.mailbox.letterTo('enough@mailbox.example', 'Codes are not asked for any more');
  expect((await logIn('enough')).status).toBe(200);
});

test('whoever reads the database finds neither the secret nor a recovery code', async () => {
  const { secret, codes } = await withApp('sealed');
  const rows = JSON.stringify(await accounts.connection.models.SecondFactor?.find().lean());
  for (const confided of [secret, bytesOf(secret).toString('base64url'), ...codes])
    expect(rows).not.toContain(confided);
});
