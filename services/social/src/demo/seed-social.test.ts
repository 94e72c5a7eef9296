import { commentsContract } from '@wishbow/contracts/comments-contract';
import { type UserId, WishId } from '@wishbow/contracts/wire-types';
import { demoOrders } from '@wishbow/demo/orders';
import { personId } from '@wishbow/demo/people';
import { wishId } from '@wishbow/demo/wishes';
import { type ActivityDocument, activityModel } from '../activities/activity-model.ts';
import { commentModel } from '../comments/comment-model.ts';
import { likeModel } from '../likes/like-model.ts';
import { notificationModel } from '../notifications/notification-model.ts';
import { actsIn } from '../testing/acts.ts';
import { aPerson } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { type TallyDocument, tallyModel } from '../things/tally-model.ts';
import { seedDemoSocial } from './seed-social.ts';

const noon = new Date('2026-11-28T12:00:00Z');
const maya = personId('maya') as UserId;

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial([
    aPerson(maya, 'maya'),
    aPerson(personId('priya') as UserId, 'priya'),
    aPerson(personId('camila') as UserId, 'camila'),
  ]);
  await seedDemoSocial(social.connection, noon);
});
afterEach(() => social.stop());

const { bellOf } = actsIn(() => social);

test('Maya reads her news newest first, and the requests among them wait for her', async () => {
  const { notifications } = await bellOf(maya);
  const times = notifications.map(({ created_at }) => created_at);
  expect(times.slice(0, 2)).toEqual(['2026-11-28T11:58:00.000Z', '2026-11-28T11:00:00.000Z']);
  expect(times).toEqual([...times].sort().reverse());
  expect(notifications.filter(({ awaits_answer }) => awaits_answer).map(({ text }) => text)).toEqual([
    'priya Example wants to follow you',
    'Somebody wants to follow you',
    'camila Example asked for your address',
  ]);
});

test('news of her orders leads Maya to the order it is about', async () => {
  const orders = new Map(
    demoOrders(noon).map(({ id, lines }): [string, string] => [`/orders/${id}`, lines[0]?.title ?? '']),
  );
  const { notifications } = await bellOf(maya);
  const led = notifications.filter(({ kind }) => kind.startsWith('order_')).map(({ url }) => orders.get(url));
  expect(led).toEqual(['Nursery rocker, carousel', 'Orchard apple box, 6 lb']);
  expect(notifications).toContainEqual(
    expect.objectContaining({ text: 'Your gift Cast teapot with infuser, 37 oz was claimed' }),
  );
  expect(notifications.map(({ text }) => text)).toContain('You have been given $20.00 in Llama Bucks');
  expect(notifications.filter(({ text }) => text.includes('a wish'))).toEqual([]);
});

test('people talk under the headphones that everybody has an opinion about, and like what others say', async () => {
  const headphones = WishId.parse(wishId('theo/Over-ear headphones with quiet mode'));
  social.shelf.wish = { ...social.shelf.wish, id: headphones };
  const first = await social.asUser(maya)(commentsContract.getComments, { body: { item: { wish_id: headphones } } });
  expect(first).toMatchObject({
    status: 200,
    body: { comments: [{}, {}, {}, {}, {}], next_offset: 5, comment_count: 12, reply_count: 6 },
  });
  const all = await social.asUser(maya)(commentsContract.getAllComments, { body: { item: { wish_id: headphones } } });
  const halves = 'comments' in all.body && all.body.comments.find(({ user_id }) => user_id === maya);
  expect(halves).toMatchObject({
    comment: 'Going halves on this with anyone?',
    like_count: 2,
    replies: [{ comment: 'In! I’ll message you.', like_count: 1, liked: true }],
  });
});

test('whoever has likes or comments is counted as often as they are there', async () => {
  const { connection } = social;
  const [tallies, comments, likes] = await Promise.all([
    tallyModel(connection).find().lean<TallyDocument[]>(),
    commentModel(connection).countDocuments(),
    likeModel(connection).countDocuments({ kind: 'wish' }),
  ]);
  const sum = (count: (tally: TallyDocument) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  expect(sum(({ commentCount, replyCount }) => commentCount + replyCount)).toBe(comments);
  expect(sum(({ likeCount }) => likeCount)).toBe(likes);
  expect(comments).toBeGreaterThan(40);
});

test('what people did lately is told in many kinds, and every private gift names whom it is for', async () => {
  const rows = await activityModel(social.connection).find().sort({ happenedAt: -1 }).lean<ActivityDocument[]>();
  expect(new Set(rows.slice(0, 12).map(({ kind }) => kind)).size).toBeGreaterThan(3);
  expect(rows.filter(({ isPrivate, recipientId }) => isPrivate && !recipientId)).toEqual([]);
  expect(rows.length).toBeGreaterThan(500);
});

test('a seed that was stopped before the news is finished by the next one', async () => {
  const stored = notificationModel(social.connection);
  const count = await stored.countDocuments();
  await stored.deleteMany({});
  await seedDemoSocial(social.connection, noon);
  expect(await stored.countDocuments()).toBe(count);
  expect(count).toBeGreaterThan(10);
});

test('seeding again changes nothing, not even what was looked at since', async () => {
  const stored = notificationModel(social.connection);
  await stored.updateMany({ userId: maya }, { $set: { isViewed: true, isCounted: false } });
  const before = await stored.find().sort({ _id: 1 }).lean();
  await seedDemoSocial(social.connection, new Date('2026-12-24T12:00:00Z'));
  expect(await stored.find().sort({ _id: 1 }).lean()).toEqual(before);
});
