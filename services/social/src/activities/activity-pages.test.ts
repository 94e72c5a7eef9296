import { UserId, WishId } from '@wishbow/contracts/wire-types';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import { relationshipModel } from '../relationships/relationship-model.ts';
import { happeningsIn } from '../testing/happenings.ts';
import { aPerson, BAO, MAYA, neighbors } from '../testing/people.ts';
import { recommendingIn } from '../testing/recommending.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { activityModel } from './activity-model.ts';

const numbered = (start: string, number: number) => start + number.toString(16).padStart(23, '0');
const wishId = (number: number) => WishId.parse(numbered('f', number));
const friendId = (number: number) => UserId.parse(numbered('e', number));
const start = Date.parse('2026-11-01T12:00:00.000Z');

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial([...neighbors, aPerson(friendId(0), 'friend')]);
});
afterEach(() => social.stop());

const { becomeFollower } = recommendingIn(() => social);
const { happens, read } = happeningsIn(() => social);

/** Somebody wished for so many things, three in every minute. */
async function wishedFor(actorId: UserId, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, number) => number);
  social.shelf.moreWishes.push(
    ...numbers.map((number) => aWishOnPage({ id: wishId(number), title: `Wish ${number}` })),
  );
  await activityModel(social.connection).insertMany(
    numbers.map((number) => ({
      kind: 'wish_added',
      actorId,
      sourceId: wishId(number),
      wishId: wishId(number),
      isPrivate: false,
      happenedAt: new Date(start + Math.floor(number / 3) * 60_000),
    })),
  );
}

/** People with these numbers are followed. */
const follow = (followerId: UserId, ids: readonly UserId[]) =>
  relationshipModel(social.connection).insertMany(
    ids.map((followedId) => ({
      followerId,
      followedId,
      isApproved: true,
      hasBirthdayReminder: false,
      askedAt: new Date(start),
    })),
  );

const titlesOf = ({ nonOrderActivities }: Awaited<ReturnType<typeof read>>) =>
  nonOrderActivities.map((activity) => ('item' in activity ? activity.item.title : activity.kind));

test('pages neither double nor skip anything while more happens and some of it is hidden', async () => {
  await becomeFollower(MAYA, BAO);
  await wishedFor(BAO, 50);
  social.shelf.moreWishes.splice(10, 5);
  const first = await read(MAYA);
  await happens('wishlists.wish_added', {
    wishId: social.shelf.wish.id,
    wishlistId: social.shelf.wish.wish_list_id,
    ownerId: BAO,
    title: 'Cast teapot',
  });
  const second = await read(MAYA, undefined, first.next_cursor);
  const third = await read(MAYA, undefined, second.next_cursor);
  const all = [first, second, third].flatMap(titlesOf);
  expect([first, second, third].map((page) => titlesOf(page).length)).toEqual([20, 20, 5]);
  expect(new Set(all).size).toBe(45);
  expect(third.next_cursor).toBeNull();
  expect(titlesOf(await read(MAYA))[0]).toBe('Cast teapot');
});

/** Which collections a page is read from. */
async function questionsFor(userId: UserId): Promise<string[]> {
  const asked: string[] = [];
  social.connection.base.set('debug', (collection: string, method: string) => asked.push(`${collection}.${method}`));
  await read(userId);
  social.connection.base.set('debug', false);
  return asked.filter((question) => !question.startsWith('outbox')).toSorted();
}

test('a page costs the same few questions, however much is on it', async () => {
  await becomeFollower(MAYA, BAO);
  await social.settled();
  const stored = activityModel(social.connection);
  const onePerKind = ['relationships.find', 'blocks.find', 'activities.find', 'comments.find', 'likes.find'].toSorted();
  for (const count of [3, 19]) {
    await stored.deleteMany({});
    await wishedFor(BAO, count);
    await stored.updateOne({ sourceId: wishId(1) }, { kind: 'wish_liked' });
    await stored.updateMany({ sourceId: { $ne: wishId(1), $gte: wishId(2) } }, { kind: 'wish_commented' });
    expect(await questionsFor(MAYA)).toEqual(onePerKind);
  }
});

test('gifts alone are read from ranges of gifts, and are all there', async () => {
  await becomeFollower(MAYA, BAO);
  await wishedFor(BAO, 50);
  await activityModel(social.connection).updateMany({ sourceId: { $lt: wishId(4) } }, { kind: 'wish_gifted' });
  expect((await read(MAYA, 'order')).orderActivities).toHaveLength(4);
  const gifts: Record<string, unknown> = { actorId: BAO, kind: { $in: ['wish_gifted', 'fund_contributed'] } };
  const plan = await activityModel(social.connection).find(gifts).sort({ happenedAt: -1, _id: -1 }).explain();
  expect(JSON.stringify(plan)).toContain('actorId_1_kind_1_happenedAt_-1__id_-1');
});

test('somebody who follows a thousand people reads what any of them did', async () => {
  await follow(
    MAYA,
    Array.from({ length: 1_000 }, (_, number) => friendId(number)),
  );
  await wishedFor(friendId(0), 4);
  expect(titlesOf(await read(MAYA))).toEqual(['Wish 3', 'Wish 2', 'Wish 1', 'Wish 0']);
});

/** Something the owner of the teapot does. */
const teapotAdded = () => {
  const { id: wishId, wish_list_id: wishlistId } = social.shelf.wish;
  return happens('wishlists.wish_added', { wishId, wishlistId, ownerId: BAO, title: 'Cast teapot' });
};

const until = async (heard: readonly string[], topic: string) => {
  while (!heard.includes(topic)) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('whatever somebody with a thousand followers does is one row, and those of them who are reading hear of it', async () => {
  const followers = Array.from({ length: 1_000 }, (_, number) => friendId(number));
  await relationshipModel(social.connection).insertMany(
    followers.map((followerId) => ({
      followerId,
      followedId: BAO,
      isApproved: true,
      hasBirthdayReminder: false,
      askedAt: new Date(start),
    })),
  );
  const [reading, away] = await Promise.all([social.hearing(friendId(0)), social.hearing(friendId(999))]);
  await read(friendId(0));
  await teapotAdded();
  expect(await activityModel(social.connection).countDocuments()).toBe(1);
  await until(reading, 'feed');
  expect([reading, away]).toEqual([['feed'], []]);
});

test('a private gift makes nobody look up', async () => {
  await becomeFollower(MAYA, BAO);
  await read(MAYA);
  const heard = await social.hearing(MAYA);
  const { gifted } = happeningsIn(() => social);
  await gifted(BAO, true);
  await teapotAdded();
  await until(heard, 'feed');
  expect(heard.filter((topic) => topic === 'feed')).toHaveLength(1);
});
