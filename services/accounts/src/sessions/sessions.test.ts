import { accountsContract, accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { hashOfToken } from '@wishbow/service/identity/session-token';
import { signedUpAt } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts();
});
afterAll(() => accounts.stop());

const logIn = (email: string, password: string) =>
  accounts.asVisitor(accountsContract.login, { body: { email, password } });

test('the right password opens a session that ends with the log-out', async () => {
  const userId = await signedUpAt(accounts, 'theo_l');
  const answer = await logIn('THEO_L@mailbox.example', 'kiln-at-noon');
  if (answer.status !== 200) throw new Error('could not sign in');
  const find = () =>
    accounts.asService(accountsInternalContract.findSession, { body: { tokenHash: hashOfToken(answer.body.token) } });
  const session = await find();
  expect(session).toMatchObject({ status: 200, body: { userId, role: 'user' } });
  if (session.status !== 200) throw new Error('no session');
  await accounts.asUser(userId, session.body.sessionId)(accountsContract.logout, {});
  expect((await find()).status).toBe(404);
});

test('a log-out is told to everybody who remembers the session', async () => {
  const userId = await signedUpAt(accounts, 'ines_m');
  const answer = await logIn('ines_m@mailbox.example', 'kiln-at-noon');
  if (answer.status !== 200) throw new Error('could not sign in');
  const tokenHash = hashOfToken(answer.body.token);
  const session = await accounts.asService(accountsInternalContract.findSession, { body: { tokenHash } });
  if (session.status !== 200) throw new Error('no session');
  const { sessionId } = session.body;
  const heard: string[] = [];
  await accounts.ephemeral.pubSub.subscribe(`revoked:${sessionId}`, (message) => heard.push(message));
  await accounts.asUser(userId, sessionId)(accountsContract.logout, {});
  expect(heard).toEqual(['revoked']);
  expect(await accounts.ephemeral.cache.get(`session:${tokenHash}`)).toBe('revoked');
});

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await logIn('theo_l@mailbox.example', 'wrong-one');
  const unknown = await logIn('nobody@mailbox.example', 'wrong-one');
  const withoutId = ({ body }: typeof wrong) => ({ ...body, request_id: undefined });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toMatchObject({ errors: { email: ['Email or password is wrong.'] } });
  expect(withoutId(unknown)).toEqual(withoutId(wrong));
});

test('the eleventh try in a quarter of an hour has to wait', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) await logIn('guess@mailbox.example', 'guess');
  expect((await logIn('guess@mailbox.example', 'guess')).status).toBe(429);
});

test('who signs in rightly is never locked out, however often', async () => {
  await signedUpAt(accounts, 'often_here');
  for (let attempt = 0; attempt < 12; attempt += 1) {
    expect((await logIn('often_here@mailbox.example', 'kiln-at-noon')).status).toBe(200);
  }
});

test('the cookie is for this host alone and out of reach of scripts', async () => {
  await signedUpAt(accounts, 'cookie_eater');
  const response = await fetch(`${accounts.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'cookie_eater@mailbox.example', password: 'kiln-at-noon' }),
  });
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-auth=[A-Za-z0-9_-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  );
});
