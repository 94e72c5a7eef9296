import type { DomainEvent } from '@wishbow/contracts/domain-events';
import type { UserId } from '@wishbow/contracts/wire-types';
import { actsIn } from '../testing/acts.ts';
import { MAYA, PRIYA, THEO } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { bellOf } = actsIn(() => social);

const takenOnce = (order: string, buyerId: UserId, state: 'reserved' | 'gifted') => ({
  orderId: order.repeat(24),
  buyerId,
  quantity: 1,
  state,
});

const aRemoval = (takenBy: ReturnType<typeof takenOnce>[]): DomainEvent => ({
  id: 'removal-1',
  type: 'wishlists.wish_removed',
  aggregateId: '1'.repeat(24),
  sequence: 1,
  occurredAt: '2026-11-28T10:00:00.000Z',
  payload: { wishId: '1'.repeat(24), ownerId: MAYA, title: 'Cast teapot', image: null, isFund: false, takenBy },
});

test('each giver of a removed wish is told once that their gift goes on, and led to their orders', async () => {
  const removal = aRemoval([
    takenOnce('a', THEO, 'gifted'),
    takenOnce('b', THEO, 'gifted'),
    takenOnce('c', PRIYA, 'reserved'),
  ]);
  await Promise.all([social.receive(removal), social.receive(removal), social.receive(removal)]);
  for (const giver of [THEO, PRIYA]) {
    const { count, notifications } = await bellOf(giver);
    expect([count, notifications.map(({ text, url }) => [text, url])]).toEqual([
      1,
      [['Cast teapot is no longer on the wishlist. Your gift is not affected.', '/orders']],
    ]);
  }
});

test('its owner hears nothing of who took it', async () => {
  const heard = await social.hearing(MAYA);
  await social.receive(aRemoval([takenOnce('a', THEO, 'gifted')]));
  expect(await bellOf(MAYA)).toMatchObject({ count: 0, texts: [] });
  expect(heard).toEqual([]);
});

test('of a wish that nobody took nobody is told', async () => {
  await social.receive(aRemoval([]));
  expect((await bellOf(THEO)).texts).toEqual([]);
});
