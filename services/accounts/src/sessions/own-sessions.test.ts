import { accountsContract, accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import { SessionId, type UserId } from '@wishbow/contracts/wire-types';
import { hashOfToken } from '@wishbow/service/identity/session-token';
import { signedUpAt } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts();
});
afterAll(() => accounts.stop());

async function signedIn(username: string, userAgent = 'curl/8.5.0') {
  const body = { email: `${username}@mailbox.example`, password: 'kiln-at-noon' };
  const headers = { 'user-agent': userAgent };
  const answer = await accounts.asVisitor(accountsContract.login, { body }, { headers });
  if (answer.status !== 200) throw new Error(`could not sign in as ${username}`);
  const tokenHash = hashOfToken(answer.body.token);
  const find = () => accounts.asService(accountsInternalContract.findSession, { body: { tokenHash } });
  const found = await find();
  if (found.status !== 200) throw new Error('no session');
  return { id: SessionId.parse(found.body.sessionId), tokenHash, isLive: async () => (await find()).status === 200 };
}
const list = async (userId: UserId, sessionId?: string) => {
  const { body } = await accounts.asUser(userId, sessionId)(ownAccountContract.listSessions, {});
  return body.sessions;
};
const revoke = (userId: UserId, sessionId: SessionId) =>
  accounts.asUser(userId)(ownAccountContract.revokeSession, { params: { sessionId } });

test('a person sees where they are signed in, and which of it is here', async () => {
  const theo = await signedUpAt(accounts, 'theo_l');
  const phone = await signedIn('theo_l', PHONE);
  const other = await signedIn('theo_l');
  const sessions = await list(theo, phone.id);
  expect(sessions).toHaveLength(2);
  expect(sessions).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: phone.id, device: 'Safari on iPhone', is_current: true }),
      expect.objectContaining({ id: other.id, device: 'Another app', is_current: false }),
    ]),
  );
});

test('a session that is ended from another browser ends at once, and everybody who remembers it is told', async () => {
  const ines = await signedUpAt(accounts, 'ines_m');
  const lost = await signedIn('ines_m');
  const kept = await signedIn('ines_m');
  expect((await revoke(ines, lost.id)).status).toBe(200);
  expect([await lost.isLive(), await kept.isLive()]).toEqual([false, true]);
  expect(await accounts.ephemeral.cache.get(`session:${lost.tokenHash}`)).toBe('revoked');
});

test("nobody sees or ends somebody else's", async () => {
  await signedUpAt(accounts, 'victim');
  const session = await signedIn('victim');
  const sly = await signedUpAt(accounts, 'sly_one');
  expect(await list(sly)).toEqual([]);
  expect((await revoke(sly, session.id)).status).toBe(404);
  expect(await session.isLive()).toBe(true);
});

test('signing out everywhere ends all sessions of the person and of nobody else', async () => {
  const wes = await signedUpAt(accounts, 'wes_t');
  await signedUpAt(accounts, 'neighbor');
  const own = [await signedIn('wes_t'), await signedIn('wes_t')];
  const neighbor = await signedIn('neighbor');
  expect((await accounts.asUser(wes)(ownAccountContract.logoutEverywhere, {})).status).toBe(200);
  expect(await Promise.all(own.map(({ isLive }) => isLive()))).toEqual([false, false]);
  expect(await neighbor.isLive()).toBe(true);
});

test('a visitor has no sessions', async () => {
  await expect(accounts.asVisitor(ownAccountContract.listSessions, {})).rejects.toMatchObject({ status: 401 });
  await expect(accounts.asVisitor(ownAccountContract.logoutEverywhere, {})).rejects.toMatchObject({ status: 401 });
});
