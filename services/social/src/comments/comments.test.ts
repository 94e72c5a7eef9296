import { CommentId, type UserId } from '@wishbow/contracts/wire-types';
import { likingIn } from '../testing/liking.ts';
import { BAO, MAYA, NOBODY, PRIYA, THEO } from '../testing/people.ts';
import { TEAPOT_WISH } from '../testing/played-things.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { talkingIn } from '../testing/talking.ts';
import { commentModel } from './comment-model.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const acts = talkingIn(() => social);
const likes = likingIn(() => social);
const missing = CommentId.parse('9'.repeat(24));

test('what somebody says is read by everybody, oldest first, as it was written', async () => {
  const html = '<b>Size up!</b> &lt;script&gt; I learned the hard way.\nTwice.';
  await acts.comment(MAYA, `  ${html}\n`);
  await acts.comment(THEO, 'Which dog?');
  const { body } = await acts.read(undefined);
  expect(body).toMatchObject({
    comment_count: 2,
    reply_count: 0,
    next_offset: null,
    comments: [
      {
        comment: html,
        wish_id: TEAPOT_WISH,
        item_id: null,
        user: { username: 'maya' },
        user_id: MAYA,
        edited: false,
        is_reply: false,
        like_count: 0,
        liked: false,
        replies: [],
        reply_count: 0,
        offset: null,
      },
      { comment: 'Which dog?' },
    ],
  });
});

test('a product is talked about like a wish, each on its own', async () => {
  await acts.commentOnHeadphones(MAYA, 'Mine survived three moves.');
  expect((await acts.readOfHeadphones(THEO)).body).toMatchObject({
    comment_count: 1,
    comments: [{ comment: 'Mine survived three moves.', wish_id: null, item_id: 'WB00000001' }],
  });
  expect((await acts.read(THEO)).body).toMatchObject({ comment_count: 0, comments: [] });
});

test('replies stand under what they answer, counted apart', async () => {
  const { id } = await acts.said(MAYA, 'The case survived one dog.');
  await acts.reply(THEO, id, 'Which dog?', { wish_id: TEAPOT_WISH });
  expect((await acts.reply(MAYA, id, 'Biscuit, obviously.')).body).toMatchObject({
    reply: { comment: 'Biscuit, obviously.', is_reply: true, comment_id: id },
    comment_count: 1,
    reply_count: 2,
  });
  expect((await acts.read(undefined)).body).toMatchObject({
    comment_count: 1,
    reply_count: 2,
    comments: [{ reply_count: 2, replies: [{ comment: 'Which dog?' }, { comment: 'Biscuit, obviously.' }] }],
  });
});

test('everything at once comes with what it is about', async () => {
  const { id } = await acts.said(MAYA, 'Going halves on this with anyone?');
  for (let count = 1; count <= 7; count += 1) await acts.reply(THEO, id, `In ${count} times`);
  expect((await acts.readAll(PRIYA)).body).toMatchObject({
    item: { id: TEAPOT_WISH, title: 'Cast teapot' },
    comment_count: 1,
    reply_count: 7,
    comments: [{ replies: [{}, {}, {}, {}, {}, {}, { comment: 'In 7 times' }], offset: null }],
  });
});

describe('one’s own words', () => {
  test('can be said otherwise, which shows', async () => {
    const { id } = await acts.said(MAYA, 'Size down');
    expect(await acts.edit(MAYA, id, 'Size up!')).toMatchObject({
      status: 200,
      body: { comment: { comment: 'Size up!', edited: true, is_reply: false } },
    });
    const reply = await acts.answered(MAYA, id, 'Twice');
    expect(await acts.edit(MAYA, reply.id, 'Thrice')).toMatchObject({
      body: { comment: { comment: 'Thrice', is_reply: true, comment_id: id } },
    });
  });

  test('can be deleted, a comment with what was answered to it', async () => {
    const { id } = await acts.said(MAYA, 'Anyone?');
    const reply = await acts.answered(THEO, id, 'Me');
    await acts.reply(PRIYA, id, 'Me too');
    expect(await acts.removeReply(THEO, reply.id)).toEqual({ status: 200, body: { comment_count: 1, reply_count: 1 } });
    expect(await acts.remove(MAYA, id)).toEqual({ status: 200, body: { comment_count: 0, reply_count: 0 } });
    expect((await acts.remove(MAYA, id)).status).toBe(404);
    expect(await commentModel(social.connection).countDocuments()).toBe(0);
  });

  test('are the author’s to delete, and no more, where they may not see the wish any more', async () => {
    const { id } = await acts.said(MAYA, 'Hello');
    const reply = await acts.answered(MAYA, id, 'Anyone?');
    social.shelf.hiddenFrom.add(MAYA);
    expect([await acts.edit(MAYA, id, 'Ha'), await acts.edit(MAYA, reply.id, 'Ha')]).toMatchObject([
      { status: 404 },
      { status: 404 },
    ]);
    expect((await acts.remove(MAYA, id)).status).toBe(200);
  });
});

test.each([
  ['a stranger', THEO],
  ['a follower', PRIYA],
  ['the owner of the wish', BAO],
])('%s neither edits nor deletes what somebody else has said', async (_who, other) => {
  const { id } = await acts.said(MAYA, 'Mine');
  const reply = await acts.answered(MAYA, id, 'Mine too');
  expect((await acts.edit(other, id, 'Yours')).status).toBe(403);
  expect((await acts.remove(other, id)).status).toBe(403);
  expect((await acts.removeReply(other, reply.id)).status).toBe(403);
  expect((await acts.read(other)).body).toMatchObject({
    comments: [{ comment: 'Mine', replies: [{ comment: 'Mine too' }] }],
  });
});

describe('of a hidden wish', () => {
  const everything = (id: CommentId, who: UserId | undefined) => [
    acts.read(who),
    acts.readAll(who),
    acts.readReplies(who, id),
    likes.likersOfComment(who, id),
    ...(who
      ? [
          acts.comment(who, 'Hello?'),
          acts.reply(who, id, 'Hello?'),
          acts.edit(who, id, 'Hello?'),
          acts.remove(who, id),
          likes.likeComment(who, id, 1),
        ]
      : []),
  ];

  test('nothing is read, said, liked or known to exist', async () => {
    const { id } = await acts.said(BAO, 'Just for family');
    social.shelf.hiddenFrom.add(MAYA);
    social.shelf.isHiddenFromVisitors = true;
    for (const who of [MAYA, undefined]) {
      const answers = await Promise.all(everything(id, who));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
      expect(JSON.stringify(answers)).not.toContain('family');
    }
    expect((await acts.read(THEO)).body).toMatchObject({ comment_count: 1, reply_count: 0 });
  });
});

test('a visitor reads and says nothing', async () => {
  const { id } = await acts.said(MAYA, 'Hello');
  const tries = [acts.comment(undefined, 'Hi'), acts.reply(undefined, id, 'Hi'), acts.edit(undefined, id, 'Hi')];
  const more = [acts.remove(undefined, id), acts.removeReply(undefined, id), likes.likeComment(undefined, id, 1)];
  for (const attempt of await Promise.allSettled([...tries, ...more])) {
    expect(attempt).toMatchObject({ status: 'rejected', reason: { status: 401 } });
  }
});

test('an answer to what is elsewhere, is gone or is an answer itself is refused', async () => {
  const { id } = await acts.said(MAYA, 'Hello');
  const reply = await acts.answered(THEO, id, 'Hi');
  expect((await acts.reply(THEO, id, 'Hi', { wish_id: '2'.repeat(24) })).status).toBe(422);
  expect((await acts.reply(PRIYA, reply.id, 'Hi')).status).toBe(422);
  expect((await acts.reply(THEO, missing, 'Hi')).status).toBe(404);
  expect((await acts.read(MAYA)).body).toMatchObject({ comment_count: 1, reply_count: 1 });
});

test('a comment is not deleted as a reply, nor a reply as a comment', async () => {
  const { id } = await acts.said(MAYA, 'Hello');
  const reply = await acts.answered(MAYA, id, 'Hi');
  expect((await acts.removeReply(MAYA, id)).status).toBe(404);
  expect((await acts.remove(MAYA, reply.id)).status).toBe(404);
});

test.each([
  ['nothing', ''],
  ['spaces and line breaks', ' \n\n '],
  ['what cannot be seen', '\u200B\u2060'],
  ['more than a thousand characters', 'a'.repeat(1001)],
  ['control characters', 'Hello\u0000'],
])('%s is not a comment', async (_what, text) => {
  await expect(acts.comment(MAYA, text)).rejects.toMatchObject({ status: 422 });
});

test('what people said stays when they have left, without their name', async () => {
  await acts.comment(NOBODY, 'I was here');
  expect((await acts.read(MAYA)).body).toMatchObject({
    comments: [{ comment: 'I was here', user: null, user_id: null }],
  });
});

test('whoever has a program say things is slowed down', async () => {
  const answers = [];
  for (let count = 0; count < 61; count += 1) answers.push((await acts.comment(MAYA, `Word ${count}`)).status);
  expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 201));
  expect(answers[60]).toBe(429);
  expect((await acts.comment(THEO, 'Hello')).status).toBe(201);
});
