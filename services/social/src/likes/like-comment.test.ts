import { CommentId } from '@wishbow/contracts/wire-types';
import { likingIn } from '../testing/liking.ts';
import { MAYA, PRIYA, THEO } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { talkingIn } from '../testing/talking.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const acts = talkingIn(() => social);
const likes = likingIn(() => social);
const missing = CommentId.parse('9'.repeat(24));

describe('likes of comments', () => {
  test('count each person once', async () => {
    const { id } = await acts.said(MAYA, 'Hello');
    await Promise.all(Array.from({ length: 50 }, () => likes.likeComment(THEO, id, 1)));
    expect((await likes.likeComment(PRIYA, id, 1)).body).toEqual({ liked: true, like_count: 2 });
    expect((await likes.likeComment(PRIYA, id, -1)).body).toEqual({ liked: false, like_count: 1 });
    expect((await likes.likeComment(PRIYA, id, -1)).body).toEqual({ liked: false, like_count: 1 });
    expect((await likes.likersOfComment(undefined, id)).body).toMatchObject({
      likes: [{ user: { username: 'theo' } }],
      like_count: 1,
    });
    expect((await acts.read(THEO)).body).toMatchObject({ comments: [{ like_count: 1, liked: true }] });
    expect((await acts.read(MAYA)).body).toMatchObject({ comments: [{ like_count: 1, liked: false }] });
  });

  test.each([1000, 0, '1', -2, 0.5])('by %p are refused', async (increment) => {
    const { id } = await acts.said(MAYA, 'Hello');
    await expect(likes.likeComment(THEO, id, increment as 1)).rejects.toMatchObject({ status: 422 });
    expect((await acts.read(THEO)).body).toMatchObject({ comments: [{ like_count: 0 }] });
  });

  test('of what is gone are nobody’s', async () => {
    expect((await likes.likeComment(THEO, missing, 1)).status).toBe(404);
    expect((await likes.likersOfComment(THEO, missing)).status).toBe(404);
  });
});
