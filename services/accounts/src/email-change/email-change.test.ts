import { accountsContract, accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { credentialsContract } from '@wishbow/contracts/credentials-contract';
import { identityContract } from '@wishbow/contracts/identity-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { hashOfToken } from '@wishbow/service/identity/session-token';
import { inTransaction } from '@wishbow/service/mongo/connection';
import { linkModel } from '../links/link-model.ts';
import { personModel } from '../people/person-model.ts';
import { mongoRepositories } from '../repositories.ts';
import { tokenIn } from '../testing/mailbox.ts';
import { registration, signedUpAt } from '../testing/people.ts';
import { runningAccounts, SECRET } from '../testing/running-accounts.ts';

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts();
});
afterAll(() => accounts.stop());

const CONFIRM = 'Confirm your new email address';
const CHANGED = 'Your email address was changed';

const ask = (userId: UserId, email: string, password = 'kiln-at-noon') =>
  accounts.asUser(userId)(identityContract.changeEmail, { body: { email, password } });
const follow = (token: string) => accounts.asVisitor(identityContract.confirmEmailChange, { body: { token } });
const undo = (token: string) => accounts.asVisitor(identityContract.undoEmailChange, { body: { token } });
const emailOf = async (userId: UserId) => {
  const own = await accounts.asService(accountsInternalContract.getOwnAccount, { body: { userId } });
  return own.status === 200 && [own.body.email, own.body.emailVerified];
};
const logIn = (email: string) =>
  accounts.asVisitor(accountsContract.login, { body: { email, password: 'kiln-at-noon' } });
const isLive = async (token: string) => {
  const tokenHash = hashOfToken(token);
  return (await accounts.asService(accountsInternalContract.findSession, { body: { tokenHash } })).status === 200;
};

test('the new address counts once its link is used, once; the old one is told, and sessions go on', async () => {
  const userId = await signedUpAt(accounts, 'moving');
  const session = await logIn('moving@mailbox.example');
  if (session.status !== 200) throw new Error('not signed in');
  await accounts.asVisitor(credentialsContract.forgotPassword, { body: { email: 'moving@mailbox.example' } });
  const resetToken = tokenIn(await accounts.mailbox.letterTo('moving@mailbox.example', 'Set a new password'));
  expect((await ask(userId, 'Moved@Mailbox.example')).status).toBe(200);
  const letter = await accounts.mailbox.letterTo('moved@mailbox.example', CONFIRM);
  expect(letter.words.action?.url).toMatch(/^https:\/\/wishbow\.example\/accept#email=[\w-]{43}$/);
  expect(await emailOf(userId)).toEqual(['moving@mailbox.example', false]);

  expect((await follow(tokenIn(letter))).status).toBe(200);
  expect(await emailOf(userId)).toEqual(['moved@mailbox.example', true]);
  expect(await follow(tokenIn(letter))).toMatchObject({ status: 422, body: { code: 'invalid_token' } });
  await accounts.mailbox.letterTo('moving@mailbox.example', CHANGED);
  expect(await isLive(session.body.token)).toBe(true);
  expect((await logIn('moving@mailbox.example')).status).toBe(422);
  expect((await logIn('moved@mailbox.example')).status).toBe(200);
  const body = { token: resetToken, password: 'glaze-at-dawn', password_confirmation: 'glaze-at-dawn' };
  expect((await accounts.asVisitor(credentialsContract.resetPassword, { body })).status).toBe(422);
});

test('somebody whose address was changed by another takes it back, and everybody is signed out', async () => {
  const userId = await signedUpAt(accounts, 'robbed');
  await ask(userId, 'robber@mailbox.example');
  await follow(tokenIn(await accounts.mailbox.letterTo('robber@mailbox.example', CONFIRM)));
  const session = await logIn('robber@mailbox.example');
  if (session.status !== 200) throw new Error('not signed in');
  // The other goes on to a third address, and cannot take the second one back later.
  await ask(userId, 'third@mailbox.example');
  await follow(tokenIn(await accounts.mailbox.letterTo('third@mailbox.example', CONFIRM)));
  const robbersUndo = tokenIn(await accounts.mailbox.letterTo('robber@mailbox.example', CHANGED));

  expect((await undo(tokenIn(await accounts.mailbox.letterTo('robbed@mailbox.example', CHANGED)))).status).toBe(200);
  expect(await emailOf(userId)).toEqual(['robbed@mailbox.example', true]);
  expect(await isLive(session.body.token)).toBe(false);
  expect((await undo(robbersUndo)).status).toBe(422);
});

test('whoever takes their address back is rid of every way in that was added since the change, and keeps their own', async () => {
  const [robbed, careful] = [await signedUpAt(accounts, 'rob_1'), await signedUpAt(accounts, 'rob_2')];
  const { passkeys, openidConnections, secondFactors } = mongoRepositories(accounts.connection, SECRET);
  const addWays = async (userId: UserId, name: string) => {
    await secondFactors.prepare(userId, 'sealed');
    const factor = await secondFactors.find(userId);
    await inTransaction(accounts.connection, async (session) => {
      const key = { credentialId: `${name} of ${userId}`, publicKey: 'x', counter: 0, transports: [], isSynced: false };
      await passkeys.add({ ...key, userId, name, createdAt: new Date(), lastUsedAt: null }, session);
      const identity = { issuer: 'https://id.example', subject: name + userId, verifiedEmail: undefined };
      await openidConnections.set(userId, identity, new Date(), session);
      const on = { codeSalt: 'salt', codeHashes: ['one', 'two'], step: 0, enabledAt: new Date() };
      if (factor) await secondFactors.enable(factor, on, session);
    });
  };
  const waysOf = async (userId: UserId) => {
    const factor = await secondFactors.findEnabled(userId);
    const names = (await passkeys.listOf(userId)).map(({ name }) => name);
    return [names, await openidConnections.isConnected(userId), factor?.codeHashes];
  };
  await addWays(careful, 'My phone');
  for (const userId of [robbed, careful]) {
    const username = userId === robbed ? 'rob_1' : 'rob_2';
    await ask(userId, `${username}_robber@mailbox.example`);
    await follow(tokenIn(await accounts.mailbox.letterTo(`${username}_robber@mailbox.example`, CONFIRM)));
  }
  await addWays(robbed, 'Robber');
  await secondFactors.replaceCodes(careful, { codeSalt: 'salt', codeHashes: ['known'] }, new Date());
  expect(await waysOf(robbed)).toEqual([['Robber'], true, ['one', 'two']]);

  for (const username of ['rob_1', 'rob_2']) {
    const letter = await accounts.mailbox.letterTo(`${username}@mailbox.example`, CHANGED);
    expect((await undo(tokenIn(letter))).status).toBe(200);
  }
  expect(await waysOf(robbed)).toEqual([[], false, undefined]);
  expect(await waysOf(careful)).toEqual([['My phone'], true, []]);
});

test('for a week nobody else takes the address that somebody may take back, and then anybody', async () => {
  const [victim, other] = [await signedUpAt(accounts, 'week_1'), await signedUpAt(accounts, 'week_2')];
  await ask(victim, 'week_robber@mailbox.example');
  await follow(tokenIn(await accounts.mailbox.letterTo('week_robber@mailbox.example', CONFIRM)));
  const taken = { email: ['An account with this email already exists.'] };
  const signUp = (username: string, email: string) =>
    accounts.asVisitor(accountsContract.register, { body: registration({ username, email }) });
  expect(await signUp('week_3', 'Week_1@mailbox.example')).toMatchObject({ status: 422, body: { errors: taken } });
  expect(await ask(other, 'week_1@mailbox.example')).toMatchObject({ status: 422, body: { errors: taken } });

  const token = tokenIn(await accounts.mailbox.letterTo('week_1@mailbox.example', CHANGED));
  await linkModel(accounts.connection).updateMany({ emailKey: 'week_1@mailbox.example' }, { expiresAt: new Date(0) });
  expect((await signUp('week_5', 'week_1@mailbox.example')).status).toBe(201);
  expect((await undo(token)).status).toBe(422);
});

test('whoever goes back to their own former address gets it', async () => {
  const userId = await signedUpAt(accounts, 'back');
  for (const email of ['forth@mailbox.example', 'back@mailbox.example']) {
    expect((await ask(userId, email)).status).toBe(200);
    expect((await follow(tokenIn(await accounts.mailbox.letterTo(email, CONFIRM)))).status).toBe(200);
  }
  expect(await emailOf(userId)).toEqual(['back@mailbox.example', true]);
});

test('a suspended person changes nothing by a link they have, and may use it when they are let in again', async () => {
  const userId = await signedUpAt(accounts, 'barred');
  await ask(userId, 'barred_2@mailbox.example');
  const token = tokenIn(await accounts.mailbox.letterTo('barred_2@mailbox.example', CONFIRM));
  const keepOut = (suspendedAt: Date | null) =>
    personModel(accounts.connection).updateOne({ _id: userId }, { suspendedAt });
  await keepOut(new Date());
  expect(await follow(token)).toMatchObject({ status: 422, body: { code: 'suspended' } });
  expect(await emailOf(userId)).toEqual(['barred@mailbox.example', false]);
  await keepOut(null);
  expect((await follow(token)).status).toBe(200);
});

test('an address of somebody else is not to be had, also when they were quicker', async () => {
  const userId = await signedUpAt(accounts, 'late');
  await signedUpAt(accounts, 'early');
  expect(await ask(userId, 'EARLY@mailbox.example')).toMatchObject({
    status: 422,
    body: { errors: { email: ['An account with this email already exists.'] } },
  });
  await ask(userId, 'quicker@mailbox.example');
  const token = tokenIn(await accounts.mailbox.letterTo('quicker@mailbox.example', CONFIRM));
  const quicker = await signedUpAt(accounts, 'quicker');
  expect(await follow(token)).toMatchObject({ status: 422, body: { code: 'email_taken' } });
  await ask(quicker, 'quickest@mailbox.example');
  await follow(tokenIn(await accounts.mailbox.letterTo('quickest@mailbox.example', CONFIRM)));
  expect(await follow(token)).toMatchObject({ status: 422, body: { code: 'email_taken' } });
  expect(await emailOf(userId)).toEqual(['late@mailbox.example', false]);
});

test('whoever does not know the password changes nothing, and nobody floods mailboxes', async () => {
  const userId = await signedUpAt(accounts, 'careful');
  expect((await ask(userId, 'thief@mailbox.example', 'a-guess')).status).toBe(422);
  for (let mail = 0; mail < 5; mail += 1) expect((await ask(userId, `box_${mail}@mailbox.example`)).status).toBe(200);
  expect((await ask(userId, 'box_6@mailbox.example')).status).toBe(429);
  expect(accounts.mailbox.lettersTo('thief@mailbox.example', CONFIRM)).toEqual([]);
});
