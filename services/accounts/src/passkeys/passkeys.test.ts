import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { passkeysContract } from '@wishbow/contracts/passkeys-contract';
import { secondFactorContract } from '@wishbow/contracts/second-factor-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { hashOfToken } from '@wishbow/service/identity/session-token';
import { aDevice } from '../testing/device.ts';
import { signedUpAt } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';

const HERE = { origin: 'https://wishbow.example', rpId: 'wishbow.example' };
const WITHOUT_PIN = 0x01;

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts();
});
afterAll(() => accounts.stop());

async function askToAdd(userId: UserId, password = 'kiln-at-noon') {
  const asked = await accounts.asUser(userId)(passkeysContract.beginPasskey, { body: { password } });
  if (asked.status !== 200) throw new Error(`refused with ${asked.status}`);
  return asked.body.options;
}
async function addTo(userId: UserId, device: ReturnType<typeof aDevice>) {
  const { challenge } = await askToAdd(userId);
  const body = { name: 'My phone', credential: device.register(challenge) };
  return accounts.asUser(userId)(passkeysContract.addPasskey, { body });
}
async function question() {
  const asked = await accounts.asVisitor(passkeysContract.beginPasskeyLogin, {});
  if (asked.status !== 200) throw new Error('no question');
  return asked.body.options.challenge;
}
const enter = (credential: ReturnType<ReturnType<typeof aDevice>['answer']>) =>
  accounts.asVisitor(passkeysContract.loginWithPasskey, { body: { credential } });
const waysOf = async (userId: UserId) => (await accounts.asUser(userId)(secondFactorContract.getSignInWays, {})).body;

test('a person adds a passkey, signs in with it, names it anew and removes it, and is mailed about both ends', async () => {
  const userId = await signedUpAt(accounts, 'keyed');
  const device = aDevice(HERE);
  const options = await askToAdd(userId);
  expect(options).toMatchObject({
    rp: { id: 'wishbow.example', name: 'Wishbow' },
    user: { name: 'keyed@mailbox.example', displayName: 'Maya Okafor' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const added = await addTo(userId, device);
  if (added.status !== 201) throw new Error('not added');
  await accounts.mailbox.letterTo('keyed@mailbox.example', 'A passkey was added');

  const entered = await enter(device.answer(await question()));
  if (entered.status !== 200) throw new Error('not let in');
  const tokenHash = hashOfToken(entered.body.token);
  const session = await accounts.asService(accountsInternalContract.findSession, { body: { tokenHash } });
  expect(session).toMatchObject({ status: 200, body: { userId } });

  const { passkey } = added.body;
  const params = { passkeyId: passkey.id };
  await accounts.asUser(userId)(passkeysContract.renamePasskey, { params, body: { name: 'The old phone' } });
  expect(await waysOf(userId)).toMatchObject({
    passkeys: [{ name: 'The old phone', last_used_at: expect.anything() }],
  });
  const remove = (password: string) =>
    accounts.asUser(userId)(passkeysContract.removePasskey, { params, body: { password } });
  expect((await remove('a-guess')).status).toBe(422);
  expect((await remove('kiln-at-noon')).status).toBe(200);
  await accounts.mailbox.letterTo('keyed@mailbox.example', 'A passkey was removed');
  expect((await enter(device.answer(await question()))).status).toBe(422);
});

test('a question is answered once, and only for whom it was asked', async () => {
  const [userId, other] = [await signedUpAt(accounts, 'asked'), await signedUpAt(accounts, 'not_asked')];
  const device = aDevice(HERE);
  const { challenge } = await askToAdd(userId);
  const credential = device.register(challenge);
  const add = (who: UserId) =>
    accounts.asUser(who)(passkeysContract.addPasskey, { body: { name: 'A phone', credential } });
  expect((await add(other)).status).toBe(422);
  // Somebody else's try has used it up.
  expect((await add(userId)).status).toBe(422);
  expect((await addTo(userId, device)).status).toBe(201);
  expect((await addTo(other, device)).status).toBe(422);

  const answer = device.answer(await question());
  const tries = await Promise.all([1, 2, 3, 4].map(() => enter(answer)));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  expect((await enter(device.answer('an invented question'))).status).toBe(422);
});

test('a copied key falls behind in its count and opens nothing', async () => {
  const userId = await signedUpAt(accounts, 'counted');
  const device = aDevice(HERE);
  await addTo(userId, device);
  expect((await enter(device.answer(await question(), 7))).status).toBe(200);
  expect((await enter(device.answer(await question(), 7))).status).toBe(422);
  expect((await enter(device.answer(await question(), 3))).status).toBe(422);
  expect((await enter(device.answer(await question(), 8))).status).toBe(200);
});

test.each([
  ['on a page that only looks like ours', { origin: 'https://wishbow.example.evil', rpId: 'wishbow.example' }, 0x05],
  ['made for another site', { origin: 'https://wishbow.example', rpId: 'evil.example' }, 0x05],
  ['without a finger, a face or a PIN', HERE, WITHOUT_PIN],
])('an answer %s opens nothing', async (_where, place, flags) => {
  const userId = await signedUpAt(accounts, `lured_${place.origin.length}${place.rpId.length}${flags}`);
  const device = aDevice(HERE);
  await addTo(userId, device);
  expect((await enter(device.answer(await question(), 0, { flags, place }))).status).toBe(422);
  expect((await enter(device.answer(await question()))).status).toBe(200);
});

test('nobody adds, names or removes a passkey of somebody else, and a visitor none at all', async () => {
  const [userId, other] = [await signedUpAt(accounts, 'owner_k'), await signedUpAt(accounts, 'other_k')];
  const added = await addTo(userId, aDevice(HERE));
  if (added.status !== 201) throw new Error('not added');
  const params = { passkeyId: added.body.passkey.id };
  const as = accounts.asUser(other);
  expect((await as(passkeysContract.renamePasskey, { params, body: { name: 'Mine' } })).status).toBe(404);
  expect((await as(passkeysContract.removePasskey, { params, body: { password: 'kiln-at-noon' } })).status).toBe(404);
  expect((await waysOf(userId)).passkeys).toMatchObject([{ name: 'My phone' }]);
  const asked = accounts.asVisitor(passkeysContract.beginPasskey, { body: { password: 'kiln-at-noon' } });
  await expect(asked).rejects.toMatchObject({ status: 401 });
});
