import { relationshipsContract } from '@wishbow/contracts/social-contract';
import { actsIn } from '../testing/acts.ts';
import { MAYA, PRIYA, THEO } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { follow, approve, cancel, bellOf } = actsIn(() => social);

test('only the person asked can approve', async () => {
  const { id } = await follow(THEO, MAYA);
  expect((await approve(THEO, id)).status).toBe(404);
  expect((await approve(PRIYA, id)).status).toBe(404);
  expect(await approve(MAYA, id)).toMatchObject({ status: 200, body: { relationship: { approved: true } } });
  expect((await bellOf(THEO)).texts).toEqual(['maya Example approved your request']);
});

test('a third person cannot cancel a request, the one who asked can, and its notice is withdrawn', async () => {
  const { id } = await follow(THEO, MAYA);
  expect((await cancel(PRIYA, id)).status).toBe(404);
  expect((await cancel(THEO, id)).status).toBe(200);
  expect((await cancel(THEO, id)).status).toBe(404);
  expect(await bellOf(MAYA)).toMatchObject({ count: 0, texts: [] });
});

test('the person asked declines, and the request is gone', async () => {
  const { id } = await follow(THEO, MAYA);
  expect((await cancel(MAYA, id)).status).toBe(200);
  expect((await approve(MAYA, id)).status).toBe(404);
});

test('declining from an old notice does not remove a follower who was approved meanwhile', async () => {
  const { id } = await follow(THEO, MAYA);
  await approve(MAYA, id);
  expect((await cancel(MAYA, id)).status).toBe(404);
  const { body } = await social.asUser(MAYA)(relationshipsContract.getRelationships, { body: { username: 'maya' } });
  expect(body).toMatchObject({ followers: [{ id, approved: true }] });
});

test('a request asks until it is answered, even when its notice was looked at, and is news no longer then', async () => {
  const { id } = await follow(THEO, MAYA);
  const [asked] = (await bellOf(MAYA)).notifications;
  if (!asked) throw new Error('no notification');
  const looked = await social.view(MAYA, asked.id);
  expect(looked).toMatchObject({ body: { notification: { viewed: true, awaits_answer: true } } });
  await approve(MAYA, id);
  expect((await bellOf(MAYA)).notifications).toMatchObject([{ awaits_answer: false }]);
});

test('a request that was approved among the followers does not stay new in the bell', async () => {
  const { id } = await follow(THEO, MAYA);
  expect(await bellOf(MAYA)).toMatchObject({ count: 1, notifications: [{ viewed: false, awaits_answer: true }] });
  await approve(MAYA, id);
  expect(await bellOf(MAYA)).toMatchObject({ count: 0, notifications: [{ viewed: true, awaits_answer: false }] });
});

test('unfollowing ends what was approved', async () => {
  const { id } = await follow(THEO, MAYA);
  await approve(MAYA, id);
  await social.asUser(THEO)(relationshipsContract.unfollowUser, { body: { followedUserId: MAYA } });
  const { body } = await social.asUser(MAYA)(relationshipsContract.getRelationships, { body: { username: 'maya' } });
  expect(body).toMatchObject({ followers: [] });
});
