import { relationshipsContract } from '@wishbow/contracts/social-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { actsIn } from '../testing/acts.ts';
import { BAO, MAYA, PRIYA, THEO } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { follow, approve } = actsIn(() => social);

const lists = (userId: UserId | undefined, username: string) => {
  const call = userId ? social.asUser(userId) : social.asVisitor;
  return call(relationshipsContract.getRelationships, { body: { username } });
};

test('requests are shown to the person asked and to nobody else', async () => {
  await follow(THEO, MAYA);
  expect(await lists(MAYA, 'maya')).toMatchObject({ body: { requested: [{ follower_user: { username: 'theo' } }] } });
  expect(await lists(THEO, 'maya')).toMatchObject({ status: 200, body: { requested: [], followers: [] } });
});

test('a private person shows theirs to approved followers only', async () => {
  const { id } = await follow(THEO, BAO);
  expect((await lists(undefined, 'bao')).status).toBe(404);
  expect((await lists(THEO, 'bao')).status).toBe(404);
  await approve(BAO, id);
  expect((await lists(THEO, 'bao')).status).toBe(200);
  expect((await lists(PRIYA, 'bao')).status).toBe(404);
});
