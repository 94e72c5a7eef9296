import type { DomainEvent } from '@wishbow/contracts/domain-events';
import { commentModel } from '../comments/comment-model.ts';
import { likeModel } from '../likes/like-model.ts';
import { actsIn } from '../testing/acts.ts';
import { likingIn } from '../testing/liking.ts';
import { BAO, MAYA, THEO } from '../testing/people.ts';
import { TEAPOT_WISH } from '../testing/played-things.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { talkingIn } from '../testing/talking.ts';
import { tallyModel } from './tally-model.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { bellOf } = actsIn(() => social);
const acts = talkingIn(() => social);
const likes = likingIn(() => social);

const removal: DomainEvent = {
  id: 'removal-1',
  type: 'wishlists.wish_removed',
  aggregateId: TEAPOT_WISH,
  sequence: 1,
  occurredAt: '2026-11-28T10:00:00.000Z',
  payload: { wishId: TEAPOT_WISH, ownerId: BAO, title: 'Cast teapot', image: null, isFund: false, takenBy: [] },
};

test('with a wish goes everything people made of it, and the news of that; what they made of others stays', async () => {
  const { id } = await acts.said(MAYA, 'Anyone?');
  await acts.reply(THEO, id, 'In!');
  await likes.likeComment(THEO, id, 1);
  await likes.likeTeapot(MAYA);
  await likes.likeHeadphones(MAYA);
  await acts.commentOnHeadphones(MAYA, 'Good ones');
  expect([(await bellOf(BAO)).count, (await bellOf(MAYA)).count]).toEqual([2, 2]);

  await social.receive(removal);
  await social.receive(removal);
  expect([(await bellOf(BAO)).texts, (await bellOf(MAYA)).texts]).toEqual([[], []]);
  expect(await commentModel(social.connection).countDocuments()).toBe(1);
  expect(await likeModel(social.connection).countDocuments()).toBe(1);
  expect(await tallyModel(social.connection).countDocuments()).toBe(1);
  expect((await acts.readOfHeadphones(THEO)).body).toMatchObject({ comment_count: 1 });
});
