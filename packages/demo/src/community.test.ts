import { canSeeWishlist } from '@wishbow/domain/visibility';
import { demoCartItems } from './cart.ts';
import { findDemoProduct } from './catalogue.ts';
import { demoClaims } from './claims.ts';
import { demoComments } from './comments.ts';
import { demoContributions } from './contributions.ts';
import { demoCreditEntries } from './credit.ts';
import { demoLikes } from './likes.ts';
import { demoNotifications } from './notifications.ts';
import { demoOrders } from './orders.ts';
import { demoPeople, personId } from './people.ts';
import { demoRecommendations } from './recommendations.ts';
import { demoRelationships } from './relationships.ts';
import { demoWishes } from './wishes.ts';
import { demoWishlists } from './wishlists.ts';

const now = new Date('2026-08-24T16:00:00Z');
const people = new Map(demoPeople(now).map((person) => [person.id, person]));
const wishlists = new Map(demoWishlists(now).map((list) => [list.id, list]));
const wishes = new Map(demoWishes(now).map((wish) => [wish.id, wish]));
const relationships = demoRelationships(now);
const orders = demoOrders(now);

const canSee = (personKeyId: string, wishId: string): boolean => {
  const wish = wishes.get(wishId);
  const list = wishlists.get(wish?.wishlistId ?? '');
  const owner = people.get(wish?.ownerId ?? '');
  if (!list || !owner) return false;
  const isFollower = relationships.some(
    (one) => one.isApproved && one.followerId === personKeyId && one.followedId === owner.id,
  );
  return canSeeWishlist(
    { viewerId: personKeyId, ownerId: owner.id, follow: isFollower ? 'approved' : 'none', addressAccess: null },
    owner,
    list,
  );
};

test('everything anybody did to a wish, they did to one they may see', () => {
  const deeds = [
    ...demoLikes(now).map(({ wishId, personId: by }) => ({ wishId, by })),
    ...demoComments(now).flatMap(({ wishId, authorId, likedByIds }) =>
      [authorId, ...likedByIds].map((by) => ({ wishId, by })),
    ),
    ...demoContributions(now).map(({ wishId, giverId }) => ({ wishId, by: giverId })),
    ...demoClaims(now).map(({ wishId, giverId }) => ({ wishId, by: giverId })),
    ...orders.flatMap(({ buyerId, lines }) => lines.flatMap(({ wishId }) => (wishId ? [{ wishId, by: buyerId }] : []))),
    ...demoRecommendations(now).flatMap(({ wishId, fromId, toId }) =>
      wishId ? [fromId, toId].map((by) => ({ wishId, by })) : [],
    ),
  ];
  expect(deeds.length).toBeGreaterThan(1_000);
  expect(
    deeds
      .filter(({ wishId, by }) => !canSee(by, wishId))
      .map(({ wishId, by }) => `${people.get(by)?.key} ${wishes.get(wishId)?.key}`),
  ).toEqual([]);
});

test('nobody gives to, follows, likes or recommends to themselves', () => {
  const ownerOf = (wishId: string) => wishes.get(wishId)?.ownerId;
  expect(demoContributions(now).filter(({ wishId, giverId }) => ownerOf(wishId) === giverId)).toEqual([]);
  expect(demoLikes(now).filter(({ wishId, personId: by }) => ownerOf(wishId) === by)).toEqual([]);
  expect(orders.filter(({ buyerId, recipientId }) => buyerId === recipientId)).toEqual([]);
  expect(relationships.filter(({ followerId, followedId }) => followerId === followedId)).toEqual([]);
  expect(demoRecommendations(now).filter(({ fromId, toId }) => fromId === toId)).toEqual([]);
});

test('every person, wish and product a story names exists', () => {
  const personIds = [
    ...orders.flatMap(({ buyerId, recipientId }) => [buyerId, ...(recipientId ? [recipientId] : [])]),
    ...relationships.flatMap(({ followerId, followedId }) => [followerId, followedId]),
    ...demoNotifications(now).flatMap(({ personId: to, actorId }) => [to, ...(actorId ? [actorId] : [])]),
    ...demoCreditEntries(now).map(({ personId: owner }) => owner),
    ...[...wishlists.values()].map(({ ownerId }) => ownerId),
  ];
  const wishIds = [...demoNotifications(now), ...demoCartItems(now)].flatMap(({ wishId }) => wishId ?? []);
  const productIds = [...orders.flatMap(({ lines }) => lines), ...demoCartItems(now)].map(({ productId }) => productId);
  expect(personIds.filter((id) => !people.has(id))).toEqual([]);
  expect(wishIds.filter((id) => !wishes.has(id))).toEqual([]);
  expect(productIds.filter((id) => !findDemoProduct(id))).toEqual([]);
});

test('people recommend to their followers', () => {
  const follows = new Set(
    relationships
      .filter(({ isApproved }) => isApproved)
      .map(({ followerId, followedId }) => `${followerId} ${followedId}`),
  );
  const misdirected = demoRecommendations(now).filter(({ fromId, toId }) => !follows.has(`${toId} ${fromId}`));
  expect(misdirected.map(({ fromId, toId }) => `${people.get(fromId)?.key} to ${people.get(toId)?.key}`)).toEqual([]);
});

test('no two things share an id, and nothing happens in the future', () => {
  const things = [
    ...people.values(),
    ...wishlists.values(),
    ...wishes.values(),
    ...relationships,
    ...orders,
    ...demoCartItems(now),
    ...demoClaims(now),
    ...demoComments(now),
    ...demoContributions(now),
    ...demoCreditEntries(now),
    ...demoLikes(now),
    ...demoNotifications(now),
    ...demoRecommendations(now),
  ];
  expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
  const moments = things.flatMap((thing) => ('createdAt' in thing ? thing.createdAt : []));
  expect([...moments, ...orders.flatMap(({ steps }) => steps.map(({ at }) => at))].filter((at) => at > now)).toEqual(
    [],
  );
});

test('the new person has nothing and did nothing', () => {
  const nora = personId('nora');
  expect(relationships.filter(({ followerId, followedId }) => followerId === nora || followedId === nora)).toEqual([]);
  expect([...wishlists.values()].filter(({ ownerId }) => ownerId === nora)).toEqual([]);
  expect(demoLikes(now).filter(({ personId: by }) => by === nora)).toEqual([]);
  expect(demoNotifications(now).filter(({ personId: to }) => to === nora)).toEqual([]);
});

test('the viewer has four gifts in the cart, four unread notices, and $25.00 in Llama Bucks', () => {
  const maya = personId('maya');
  expect(demoCartItems(now)).toHaveLength(4);
  expect(demoNotifications(now).filter(({ personId: to, isViewed }) => to === maya && !isViewed)).toHaveLength(4);
  const entries = demoCreditEntries(now).filter(({ personId: owner }) => owner === maya);
  expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(2500);
});

test('the headphones have twelve comments, five of them answered', () => {
  const onHeadphones = demoComments(now).filter(
    ({ wishId }) => wishes.get(wishId)?.key === 'theo/Over-ear headphones with quiet mode',
  );
  const answered = new Set(onHeadphones.flatMap(({ parentId }) => parentId ?? []));
  expect(onHeadphones.filter(({ parentId }) => parentId === undefined)).toHaveLength(12);
  expect(answered.size).toBe(5);
});

test('the same now gives the same community', () => {
  expect(JSON.stringify([demoOrders(now), demoLikes(now), demoWishes(now)])).toBe(
    JSON.stringify([orders, demoLikes(now), [...wishes.values()]]),
  );
});
