import { openidContract } from '@wishbow/contracts/openid-contract';
import { secondFactorContract } from '@wishbow/contracts/second-factor-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { signedUpAt } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';
import { runningSandbox } from '../testing/running-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof runningSandbox>>;
let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  sandbox = await runningSandbox();
  const openidAt = {
    issuer: `${sandbox.url}/openid`,
    clientId: 'wishbow',
    clientSecret: 'sandbox',
    name: 'Sandbox ID',
  };
  accounts = await runningAccounts({ openidAt });
});
afterAll(async () => {
  await accounts.stop();
  await sandbox.stop();
});

interface Travel {
  readonly url: string;
  readonly binding: string;
}

async function toProvider(): Promise<Travel> {
  const begun = await accounts.asVisitor(openidContract.beginOpenidLogin, {});
  if (begun.status !== 200) throw new Error(`not begun: ${begun.status}`);
  return begun.body;
}
async function toConnect(userId: UserId): Promise<Travel> {
  const body = { password: 'kiln-at-noon' };
  const begun = await accounts.asUser(userId)(openidContract.beginOpenidConnection, { body });
  if (begun.status !== 200) throw new Error(`not begun: ${begun.status}`);
  return begun.body;
}
/** Says at the provider who one is. @returns the query of the address one is sent back to. */
async function agreeAt({ url }: Travel, form: Record<string, string>): Promise<string> {
  const body = new URLSearchParams({ outcome: 'agree', verified: 'on', ...form });
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe('https://wishbow.example/accept');
  return back.search;
}
const enter = (binding: string, query: string) =>
  accounts.asVisitor(openidContract.loginWithOpenid, { body: { binding, query } });
const connect = async (userId: UserId, form: Record<string, string>) => {
  const travel = await toConnect(userId);
  const body = { binding: travel.binding, query: await agreeAt(travel, form) };
  return accounts.asUser(userId)(openidContract.connectOpenid, { body });
};
const connectionOf = async (userId: UserId) =>
  (await accounts.asUser(userId)(secondFactorContract.getSignInWays, {})).body.openid;

test('nobody enters by an address alone; whoever has connected their account does, until they disconnect', async () => {
  const userId = await signedUpAt(accounts, 'linked');
  const email = 'linked@mailbox.example';
  const first = await toProvider();
  expect(await enter(first.binding, await agreeAt(first, { email }))).toMatchObject({
    status: 409,
    body: { code: 'not_connected' },
  });
  expect(await connectionOf(userId)).toEqual({ name: 'Sandbox ID', is_connected: false });
  expect((await connect(userId, { email })).status).toBe(200);
  await accounts.mailbox.letterTo(email, 'A way to log in was added');
  const second = await toProvider();
  expect(await enter(second.binding, await agreeAt(second, { email }))).toMatchObject({
    status: 200,
    body: { user: { id: userId } },
  });
  expect(await connectionOf(userId)).toEqual({ name: 'Sandbox ID', is_connected: true });

  const body = { password: 'kiln-at-noon' };
  expect((await accounts.asUser(userId)(openidContract.disconnectOpenid, { body })).status).toBe(200);
  const third = await toProvider();
  expect((await enter(third.binding, await agreeAt(third, { email }))).status).toBe(409);
});

test('a return counts once, for the page that departed, and not for another purpose', async () => {
  const userId = await signedUpAt(accounts, 'traveller');
  const email = 'traveller@mailbox.example';
  await connect(userId, { email });
  const [mine, theirs] = [await toProvider(), await toProvider()];
  const query = await agreeAt(mine, { email });
  expect((await enter(theirs.binding, query)).status).toBe(422);
  // The other page's try has used it up.
  expect((await enter(mine.binding, query)).status).toBe(422);

  const again = await toProvider();
  const answers = await Promise.all(
    [await agreeAt(again, { email })].flatMap((one) => [1, 2, 3].map(() => enter(again.binding, one))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);

  const login = await toProvider();
  const body = { binding: login.binding, query: await agreeAt(login, { email }) };
  expect((await accounts.asUser(userId)(openidContract.connectOpenid, { body })).status).toBe(422);
  const connecting = await toConnect(userId);
  expect((await enter(connecting.binding, await agreeAt(connecting, { email }))).status).toBe(422);
});

test('what was changed on the way opens nothing, and neither does a refusal', async () => {
  const userId = await signedUpAt(accounts, 'tampered');
  const email = 'tampered@mailbox.example';
  await connect(userId, { email });
  const changed = async (change: (query: URLSearchParams) => void, form: Record<string, string> = { email }) => {
    const travel = await toProvider();
    const query = new URLSearchParams(await agreeAt(travel, form));
    change(query);
    return (await enter(travel.binding, `?${query}`)).status;
  };
  expect(await changed((query) => query.set('code', 'another'))).toBe(422);
  expect(await changed((query) => query.set('state', 'another'))).toBe(422);
  expect(await changed((query) => query.set('iss', 'https://evil.example'))).toBe(422);
  expect(await changed(() => undefined, { email, outcome: 'refuse' })).toBe(422);
  // A code that was asked for with another question.
  const other = await toProvider();
  const code = new URLSearchParams(await agreeAt(other, { email })).get('code') ?? '';
  expect(await changed((query) => query.set('code', code))).toBe(422);
});

test('an account is connected only by a verified address that is its own, with one identity', async () => {
  const [one, other] = [await signedUpAt(accounts, 'first_one'), await signedUpAt(accounts, 'other_one')];
  const email = 'first_one@mailbox.example';
  const travel = await toConnect(one);
  const body = new URLSearchParams({ outcome: 'agree', email });
  const answer = await fetch(travel.url, { method: 'POST', body, redirect: 'manual' });
  const query = new URL(answer.headers.get('location') ?? '').search;
  const unverified = await accounts.asUser(one)(openidContract.connectOpenid, {
    body: { binding: travel.binding, query },
  });
  expect(unverified).toMatchObject({ status: 409, body: { code: 'not_verified' } });
  expect(await connect(other, { email })).toMatchObject({ status: 409, body: { code: 'other_email' } });
  expect((await connect(one, { email })).status).toBe(200);
  await accounts.connection.models.Person?.updateOne({ _id: one }, { emailKey: 'moved@mailbox.example' });
  await accounts.connection.models.Person?.updateOne({ _id: other }, { emailKey: email });
  expect(await connect(other, { email })).toMatchObject({ status: 409, body: { code: 'taken' } });
});

test('somebody who is suspended is told so when they come back from the provider', async () => {
  const userId = await signedUpAt(accounts, 'kept_out');
  const email = 'kept_out@mailbox.example';
  await connect(userId, { email });
  await accounts.connection.models.Person?.updateOne({ _id: userId }, { suspendedAt: new Date() });
  const travel = await toProvider();
  expect(await enter(travel.binding, await agreeAt(travel, { email }))).toMatchObject({
    status: 422,
    body: { code: 'suspended', message: 'Your account is suspended. Please write to the people who run Wishbow.' },
  });
});

test('without a provider there is no such way in, and with one that is away people are told so', async () => {
  const plain = await runningAccounts();
  expect((await plain.asVisitor(openidContract.beginOpenidLogin, {})).status).toBe(404);
  await plain.stop();
  const openidAt = { issuer: 'http://127.0.0.1:9/openid', clientId: 'wishbow', clientSecret: 'x', name: 'Away' };
  const lonely = await runningAccounts({ openidAt });
  expect((await lonely.asVisitor(openidContract.beginOpenidLogin, {})).status).toBe(503);
  await lonely.stop();
});
