import type { DomainEvent } from '@wishbow/contracts/domain-events';
import {
  notificationsContract,
  relationshipsContract,
  socialInternalContract,
} from '@wishbow/contracts/social-contract';
import type { RelationshipId, UserId } from '@wishbow/contracts/wire-types';
import { aPerson, personId, runningSocial } from './testing/running-social.ts';

const [MAYA, THEO, PRIYA, BAO, NOBODY] = ['a', 'b', 'c', 'd', 'e'].map(personId) as [
  UserId,
  UserId,
  UserId,
  UserId,
  UserId,
];

let social: Awaited<ReturnType<typeof runningSocial>>;
beforeEach(async () => {
  social = await runningSocial([
    aPerson(MAYA, 'maya'),
    aPerson(THEO, 'theo'),
    aPerson(PRIYA, 'priya'),
    aPerson(BAO, 'bao', { private: true }),
  ]);
});
afterEach(() => social.stop());

const follow = async (followerId: UserId, followedUserId: UserId) => {
  const answer = await social.asUser(followerId)(relationshipsContract.followUser, { body: { followedUserId } });
  if (answer.status !== 200) throw new Error(`could not follow: ${answer.status}`);
  return answer.body.relationship;
};

const approve = (userId: UserId, relationship_id: RelationshipId) =>
  social.asUser(userId)(relationshipsContract.approveRequest, { body: { relationship_id } });

const bellOf = async (userId: UserId) => {
  await social.settled();
  const { body } = await social.asUser(userId)(notificationsContract.getNotifications, { body: {} });
  return { count: body.userDetail.unviewedNotificationsCount, texts: body.notifications.map(({ text }) => text) };
};

describe('following', () => {
  test('is a request first, of which the other hears at once', async () => {
    const heard = await social.hearing(MAYA);
    expect(await follow(THEO, MAYA)).toMatchObject({ approved: false, address_request_approved: null });
    expect(await bellOf(MAYA)).toEqual({ count: 1, texts: ['theo Example wants to follow you'] });
    expect(heard).toEqual(expect.arrayContaining(['relationships', 'notifications']));
  });

  test('asking twice is one request and one notification', async () => {
    const [first, second] = await Promise.all([follow(THEO, MAYA), follow(THEO, MAYA)]);
    expect(second?.id).toBe(first?.id);
    expect((await bellOf(MAYA)).texts).toHaveLength(1);
  });

  test('only the person asked can approve', async () => {
    const { id } = await follow(THEO, MAYA);
    expect((await approve(THEO, id)).status).toBe(404);
    expect((await approve(PRIYA, id)).status).toBe(404);
    expect(await approve(MAYA, id)).toMatchObject({ status: 200, body: { relationship: { approved: true } } });
    expect((await bellOf(THEO)).texts).toEqual(['maya Example approved your request']);
  });

  test('a third person cannot cancel a request, each of the two can, and its notice is withdrawn', async () => {
    const { id } = await follow(THEO, MAYA);
    const cancel = (userId: UserId) =>
      social.asUser(userId)(relationshipsContract.cancelRequest, { body: { relationship_id: id } });
    expect((await cancel(PRIYA)).status).toBe(404);
    expect((await cancel(THEO)).status).toBe(200);
    expect((await cancel(THEO)).status).toBe(404);
    expect(await bellOf(MAYA)).toEqual({ count: 0, texts: [] });
  });

  test('nobody follows themselves or somebody who does not exist', async () => {
    const ask = (followedUserId: UserId) =>
      social.asUser(THEO)(relationshipsContract.followUser, { body: { followedUserId } });
    expect((await ask(THEO)).status).toBe(403);
    expect((await ask(NOBODY)).status).toBe(404);
  });

  test('a refused person stands as a stranger on the very next question', async () => {
    const { id } = await follow(THEO, MAYA);
    await approve(MAYA, id);
    const standing = async () => {
      const body = { viewerId: THEO, ownerIds: [MAYA] };
      return (await social.asService(socialInternalContract.listStandings, { body })).body.standings;
    };
    expect(await standing()).toEqual([{ ownerId: MAYA, follow: 'approved', addressAccess: null }]);
    await social.asUser(MAYA)(relationshipsContract.cancelRequest, { body: { relationship_id: id } });
    expect(await standing()).toEqual([{ ownerId: MAYA, follow: 'none', addressAccess: null }]);
  });
});

describe('lists of followers', () => {
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
});

describe('address requests', () => {
  const pair = { followerUserId: THEO, followedUserId: MAYA };
  const call = (userId: UserId, id: 'requestAddress' | 'approveAddressRequest' | 'cancelAddressRequest') =>
    social.asUser(userId)(relationshipsContract[id], { body: pair });

  test('a stranger and a pending follower cannot ask', async () => {
    expect((await call(THEO, 'requestAddress')).status).toBe(404);
    await follow(THEO, MAYA);
    expect((await call(THEO, 'requestAddress')).status).toBe(404);
  });

  test('a follower asks, the owner alone approves, and either ends it', async () => {
    const { id } = await follow(THEO, MAYA);
    await approve(MAYA, id);
    expect((await call(MAYA, 'requestAddress')).status).toBe(403);
    expect(await call(THEO, 'requestAddress')).toMatchObject({ body: { address_request_approved: 0 } });
    expect((await call(THEO, 'approveAddressRequest')).status).toBe(403);
    expect((await call(PRIYA, 'cancelAddressRequest')).status).toBe(404);
    expect(await call(MAYA, 'approveAddressRequest')).toMatchObject({ body: { address_request_approved: 1 } });
    expect((await bellOf(THEO)).texts[0]).toBe('maya Example shared their address with you');
    expect(await call(THEO, 'cancelAddressRequest')).toMatchObject({ body: { address_request_approved: null } });
  });
});

describe('the bell', () => {
  const placed = (id: string): DomainEvent => ({
    id,
    type: 'orders.order_placed',
    aggregateId: 'f'.repeat(24),
    sequence: 1,
    occurredAt: '2026-11-28T10:00:00.000Z',
    payload: {
      orderId: 'f'.repeat(24),
      wishId: '1'.repeat(24),
      buyerId: THEO,
      recipientId: MAYA,
      title: 'Cast teapot',
      image: null,
      isPrivate: true,
      message: 'For the studio.',
    },
  });

  test('an event that arrives a hundred times is told once', async () => {
    await Promise.all(Array.from({ length: 100 }, () => social.receive(placed('event-1'))));
    expect(await bellOf(MAYA)).toEqual({ count: 1, texts: ['theo Example gifted you Cast teapot'] });
    expect((await bellOf(THEO)).texts).toEqual(['Your gift is on its way: Cast teapot was ordered']);
  });

  test('opening the list clears the count, and a click marks one viewed', async () => {
    await social.receive(placed('event-2'));
    await social.asUser(MAYA)(notificationsContract.clearUnviewedNotificationsCount, { body: {} });
    const { body } = await social.asUser(MAYA)(notificationsContract.refreshNotifications, { body: {} });
    expect(body).toMatchObject({
      userDetail: { unviewedNotificationsCount: 0 },
      notifications: [{ viewed: false, extra_info: 'For the studio.', url: `/item?id=${'1'.repeat(24)}` }],
    });
    const [notification] = body.notifications;
    if (!notification) throw new Error('no notification');
    const view = (userId: UserId) =>
      social.asUser(userId)(notificationsContract.viewNotification, { body: { notification } });
    expect((await view(THEO)).status).toBe(404);
    expect(await view(MAYA)).toMatchObject({ status: 200, body: { notification: { viewed: true } } });
  });
});
