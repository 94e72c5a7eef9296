import { activitiesContract } from '@wishbow/contracts/activities-contract';
import type { DomainEventPayload, DomainEventType } from '@wishbow/contracts/domain-events';
import { ContributionId, OrderId, type UserId } from '@wishbow/contracts/wire-types';
import { BAO } from './people.ts';
import { TEAPOT_WISH } from './played-things.ts';
import type { RunningSocial } from './running-social.ts';

export const ORDER = OrderId.parse('7'.repeat(24));
export const CONTRIBUTION = ContributionId.parse('8'.repeat(24));

const NOON = Date.parse('2026-11-28T12:00:00.000Z');

/** What happens elsewhere in tests of the feed, a minute apart, and how people read of it. */
export const happeningsIn = (social: () => RunningSocial) => {
  let count = 0;
  const happens = async <T extends DomainEventType>(type: T, payload: DomainEventPayload<T>) => {
    count += 1;
    const occurredAt = new Date(NOON + count * 60_000).toISOString();
    const event = { id: `event-${count}`, type, aggregateId: 'any', sequence: count, occurredAt, payload };
    await social().receive(event);
    await social().receive(event);
  };
  const gift = { title: 'Cast teapot', image: null, message: 'For the long evenings' };
  const teapot = { wishId: TEAPOT_WISH, recipientId: BAO, ...gift };
  const read = async (userId: UserId, only?: 'order' | 'nonOrder', cursor: string | null = null) => {
    const answer = await social().asUser(userId)(activitiesContract.getRecentActivities, { body: { only, cursor } });
    if (answer.status !== 200) throw new Error(`the feed answered ${answer.status}`);
    return answer.body;
  };
  return {
    happens,
    /** The teapot is on its way to Bao. */
    gifted: (buyerId: UserId, isPrivate = false) =>
      happens('orders.order_placed', { orderId: ORDER, buyerId, isPrivate, ...teapot }),
    cancelled: (buyerId: UserId) =>
      happens('orders.order_cancelled', {
        orderId: ORDER,
        buyerId,
        wishId: TEAPOT_WISH,
        recipientId: BAO,
        title: 'Cast teapot',
        image: null,
      }),
    chippedIn: (contributorId: UserId, isPrivate = false) =>
      happens('orders.contribution_made', {
        contributionId: CONTRIBUTION,
        contributorId,
        amountCents: 4_000,
        isPrivate,
        ...teapot,
      }),
    read,
    /** What somebody's feed tells, once everything has arrived: who and what, newest first. */
    feedOf: async (userId: UserId) => {
      await social().settled();
      const { nonOrderActivities, orderActivities } = await read(userId);
      return [...nonOrderActivities, ...orderActivities]
        .toSorted((left, right) => right.created_at.localeCompare(left.created_at))
        .map(({ user, kind }) => `${user.username} ${kind}`);
    },
    wallOf: async (userId: UserId) => {
      await social().settled();
      const { body } = await social().asUser(userId)(activitiesContract.getWallActivities, { body: {} });
      if (!('orderActivities' in body)) throw new Error('no wall');
      return [...body.nonOrderActivities, ...body.orderActivities].map(({ kind }) => kind);
    },
  };
};
