import { actsIn } from '../testing/acts.ts';
import { likingIn } from '../testing/liking.ts';
import { BAO, MAYA, PRIYA, THEO } from '../testing/people.ts';
import { TEAPOT_WISH } from '../testing/played-things.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { talkingIn } from '../testing/talking.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { bellOf } = actsIn(() => social);
const acts = talkingIn(() => social);
const likes = likingIn(() => social);

test('the owner of a wish hears at once who says what of it, and is led there', async () => {
  const heard = await social.hearing(BAO);
  await acts.comment(MAYA, 'Going halves on this with anyone?');
  expect(await bellOf(BAO)).toMatchObject({
    count: 1,
    notifications: [
      {
        text: 'maya Example commented on your wish',
        extra_info: 'Going halves on this with anyone?',
        url: `/item?id=${TEAPOT_WISH}`,
        from_user: { username: 'maya' },
      },
    ],
  });
  expect(heard).toEqual(['notifications']);
});

test('a hundred comments of one person are one piece of news, in their newest words', async () => {
  for (let count = 1; count <= 50; count += 1) await acts.comment(MAYA, `Word ${count}`);
  expect(await bellOf(BAO)).toMatchObject({ count: 1, notifications: [{ extra_info: 'Word 50' }] });
});

test('who is answered hears of it, and who answers themself does not', async () => {
  const { id } = await acts.said(MAYA, 'Anyone?');
  await acts.reply(THEO, id, 'In! I’ll message you.');
  await acts.reply(MAYA, id, 'Lovely');
  expect(await bellOf(MAYA)).toMatchObject({
    texts: ['theo Example replied to your comment'],
    notifications: [{ extra_info: 'In! I’ll message you.', url: `/item?id=${TEAPOT_WISH}` }],
  });
  expect((await bellOf(THEO)).texts).toEqual([]);
});

test('whose comment is liked hears of it until the like is taken back', async () => {
  const { id } = await acts.said(MAYA, 'Anyone?');
  await likes.likeComment(THEO, id, 1);
  await likes.likeComment(PRIYA, id, 1);
  await likes.likeComment(MAYA, id, 1);
  expect((await bellOf(MAYA)).texts.toSorted()).toEqual([
    'priya Example likes your comment',
    'theo Example likes your comment',
  ]);
  await likes.likeComment(PRIYA, id, -1);
  expect((await bellOf(MAYA)).texts).toEqual(['theo Example likes your comment']);
});

test('owners are not told of what they say themselves', async () => {
  await acts.comment(BAO, 'The blue one, please');
  expect((await bellOf(BAO)).texts).toEqual([]);
});

test('on a product of nobody nobody is told, but answers are', async () => {
  const answer = await acts.commentOnHeadphones(MAYA, 'Good ones');
  if (answer.status !== 201) throw new Error('nothing was said');
  await acts.reply(THEO, answer.body.comment.id, 'How so?');
  expect(await bellOf(MAYA)).toMatchObject({ notifications: [{ url: '/item?product=WB00000001' }] });
  expect((await bellOf(BAO)).texts).toEqual([]);
});

test('what was deleted is news no longer, and its words are gone at once', async () => {
  const first = await acts.said(MAYA, 'A secret');
  const second = await acts.said(MAYA, 'Anyone?');
  await social.settled();
  const heard = await social.hearing(BAO);
  await acts.remove(MAYA, second.id);
  expect(await bellOf(BAO)).toMatchObject({ count: 1, notifications: [{ extra_info: 'A secret' }] });
  expect(heard).toEqual(['notifications']);
  const reply = await acts.answered(THEO, first.id, 'In!');
  await likes.likeComment(THEO, first.id, 1);
  expect((await bellOf(MAYA)).count).toBe(2);
  await acts.removeReply(THEO, reply.id);
  expect((await bellOf(MAYA)).texts).toEqual(['theo Example likes your comment']);
  await acts.remove(MAYA, first.id);
  expect((await bellOf(MAYA)).texts).toEqual([]);
  expect(await bellOf(BAO)).toMatchObject({ count: 0, texts: [] });
  expect(heard).toEqual(['notifications', 'notifications']);
});

test('news of an answer says nothing of a wish that its reader may not see any more', async () => {
  const { id } = await acts.said(MAYA, 'Anyone?');
  await acts.reply(BAO, id, 'Secret canary');
  expect(await bellOf(MAYA)).toMatchObject({ notifications: [{ extra_info: 'Secret canary' }] });
  social.shelf.hiddenFrom.add(MAYA);
  const { notifications } = await bellOf(MAYA);
  expect(notifications).toMatchObject([{ text: 'bao Example replied to your comment', extra_info: null }]);
  expect(JSON.stringify(notifications)).not.toContain('canary');
});
