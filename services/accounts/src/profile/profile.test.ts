import { accountsContract, accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import sharp from 'sharp';
import { signedUpAt } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';

let accounts: Awaited<ReturnType<typeof runningAccounts>>;
beforeAll(async () => {
  accounts = await runningAccounts();
});
afterAll(() => accounts.stop());

const profile = {
  firstName: 'Zoë',
  lastName: 'Quist',
  bio: 'Throws pots.\nCatches some.',
  birthday: '1990-09-03',
  wrapping_paper: 'dots' as const,
};
const update = (userId: UserId, changes: Partial<Record<keyof typeof profile, unknown>> = {}) =>
  accounts.asUser(userId)(ownAccountContract.updateProfile, {
    body: { profile: { ...profile, ...changes } as typeof profile },
  });
const recordOf = async (userId: UserId) => {
  const own = await accounts.asService(accountsInternalContract.getOwnAccount, { body: { userId } });
  if (own.status !== 200) throw new Error('nobody there');
  return own.body.person;
};

test('a person says who they are and is found by the new name', async () => {
  const userId = await signedUpAt(accounts, 'zq');
  expect((await update(userId)).status).toBe(200);
  expect(await recordOf(userId)).toMatchObject({
    name: 'Zoë Quist',
    details: { bio: 'Throws pots.\nCatches some.', birthday: '1990-09-03', wrapping_paper: 'dots' },
  });
  const search = (query: string) => accounts.asVisitor(accountsContract.searchUsers, { body: { query } });
  expect(await search('zoe qu')).toMatchObject({ body: { users: [{ username: 'zq' }] } });
  expect(await search('okafor')).toMatchObject({ body: { users: [] } });
});

test('a birthday can be taken back', async () => {
  const userId = await signedUpAt(accounts, 'ageless');
  await update(userId);
  await update(userId, { birthday: null });
  expect((await recordOf(userId)).details.birthday).toBeNull();
});

test.each([
  ['firstName', ' ', 'Please enter your first name.'],
  ['bio', 'x'.repeat(301), 'Please use at most 300 characters.'],
  ['birthday', '2020-02-30', 'Please enter a valid date'],
  ['birthday', '2999-01-01', 'Please enter the day you were born.'],
])('%s cannot be %s', async (field, value, message) => {
  const userId = await signedUpAt(accounts, `no_${field}_${value.length}_${value.slice(0, 4).replace(/\W/g, '')}`);
  expect(await update(userId, { [field]: value })).toMatchObject({
    status: 422,
    body: { errors: { [`profile.${field}`]: [message] } },
  });
  expect((await recordOf(userId)).name).toBe('Maya Okafor');
});

test('nobody becomes an admin or verified by their profile', async () => {
  const userId = await signedUpAt(accounts, 'sly_one');
  const body = { profile: { ...profile, user_role_id: 2 } };
  expect((await accounts.asUser(userId)(ownAccountContract.updateProfile, { body })).status).toBe(422);
});

const picture = async () => {
  const drawn = sharp({ create: { width: 400, height: 200, channels: 3, background: '#a03050' } });
  return `data:image/png;base64,${(await drawn.png().toBuffer()).toString('base64')}`;
};
const show = (userId: UserId, image: string | null) =>
  accounts.asUser(userId)(ownAccountContract.updateAvatar, { body: { image } });

test('a person shows a picture of themselves, which everybody can look at, and takes it away', async () => {
  const userId = await signedUpAt(accounts, 'pictured');
  const answer = await show(userId, await picture());
  expect(answer).toMatchObject({
    status: 200,
    body: { avatar: expect.stringMatching(/^\/media\/avatars\/[0-9a-f]{64}$/) },
  });
  const { avatar } = (await recordOf(userId)).details;
  const served = await fetch(accounts.url + avatar);
  expect(served.headers.get('content-type')).toBe('image/png');
  const { width, height } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
  expect([width, height]).toEqual([300, 300]);
  expect(await show(userId, null)).toEqual({ status: 200, body: { avatar: null } });
  expect((await recordOf(userId)).details.avatar).toBeNull();
});

test('what is no image is refused in the words of the specification', async () => {
  const userId = await signedUpAt(accounts, 'no_picture');
  const script = `data:image/png;base64,${Buffer.from('<svg onload="alert(1)">').toString('base64')}`;
  for (const image of [script, 'data:image/svg+xml;base64,PHN2Zz4=', 'https://evil.example/me.png']) {
    expect(await show(userId, image)).toMatchObject({ status: 422, body: { errors: { image: ['Image only'] } } });
  }
});

test('a visitor has no profile', async () => {
  await expect(accounts.asVisitor(ownAccountContract.updateProfile, { body: { profile } })).rejects.toMatchObject({
    status: 401,
  });
  await expect(accounts.asVisitor(ownAccountContract.updateAvatar, { body: { image: null } })).rejects.toMatchObject({
    status: 401,
  });
});
