import type { DomainEvent } from '@wishbow/contracts/domain-events';
import { actsIn } from '../testing/acts.ts';
import { MAYA, PRIYA, THEO } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { bellOf } = actsIn(() => social);

const wishId = '1'.repeat(24);
const shown = { wishId, title: 'Amphora', image: null };

const happened = (id: string, type: DomainEvent['type'], payload: Record<string, unknown>): DomainEvent => ({
  id,
  type,
  aggregateId: id.padEnd(24, '0'),
  sequence: 1,
  occurredAt: '2026-11-28T10:00:00.000Z',
  payload,
});
const given = (id: string, buyerId: string) =>
  happened(id, 'orders.custom_gift_given', {
    giftId: 'a'.repeat(24),
    ...shown,
    buyerId,
    recipientId: MAYA,
    isPrivate: true,
    message: 'For tulips.',
  });
const undone = (id: string, buyerId: string) =>
  happened(id, 'orders.custom_gift_undone', { giftId: 'a'.repeat(24), wishId, buyerId, recipientId: MAYA });
const contribution = { contributionId: 'b'.repeat(24), ...shown, contributorId: THEO, amountCents: 6_000 };

test('a recipient is told once whose gift it is, a private one too, and led to the wish', async () => {
  await Promise.all([social.receive(given('g1', THEO)), social.receive(given('g1', THEO))]);
  const { count, notifications } = await bellOf(MAYA);
  expect([count, notifications.map(({ text, url, extra_info }) => [text, url, extra_info])]).toEqual([
    1,
    [['theo Example gifted you Amphora', `/item?id=${wishId}`, 'For tulips.']],
  ]);
  expect((await bellOf(THEO)).texts).toEqual([]);
});

test('what a giver takes back is no news any more, and another’s gift of the same wish stays', async () => {
  await social.receive(given('g1', THEO));
  await social.receive(given('g2', PRIYA));
  await social.receive(undone('u1', THEO));
  expect((await bellOf(MAYA)).texts).toEqual(['priya Example gifted you Amphora']);
});

test('the owner of a fund is told who chipped in and how much', async () => {
  await social.receive(
    happened('c1', 'orders.contribution_made', { ...contribution, recipientId: MAYA, isPrivate: false, message: '' }),
  );
  const { notifications } = await bellOf(MAYA);
  expect(notifications.map(({ text, extra_info }) => [text, extra_info])).toEqual([
    ['theo Example chipped in to Amphora', '$60'],
  ]);
});

test('whoever chipped in to a fund that is gone is told of the refund, and nobody else', async () => {
  await social.receive(happened('r1', 'orders.contribution_refunded', contribution));
  expect((await bellOf(THEO)).texts).toEqual([
    'Amphora is no longer on the wishlist. What you chipped in is refunded to your card.',
  ]);
  expect((await bellOf(MAYA)).texts).toEqual([]);
});

test('an owner is told that their payout was requested, and what the check is over', async () => {
  const payload = { payoutId: 'f'.repeat(24), ...shown, ownerId: MAYA, netCents: 5_700 };
  await social.receive(happened('p1', 'orders.payout_requested', payload));
  const { notifications } = await bellOf(MAYA);
  expect(notifications.map(({ text, extra_info }) => [text, extra_info])).toEqual([
    ['Payout requested for Amphora', 'The check is over $57.'],
  ]);
});

test('an owner is told that their check is in the mail, or why there is none', async () => {
  const payload = { payoutId: 'f'.repeat(24), ...shown, ownerId: MAYA };
  const dispatched = { ...payload, netCents: 5_700, dispatchedAt: '2026-11-28T12:00:00.000Z' };
  await social.receive(happened('p2', 'orders.payout_dispatched', dispatched));
  await social.receive(
    happened('p3', 'orders.payout_rejected', { ...payload, reason: 'The name is not on the bank account.' }),
  );
  const { notifications } = await bellOf(MAYA);
  expect(notifications.map(({ text, extra_info }) => [text, extra_info])).toEqual([
    ['Your payout for Amphora was not approved', 'The name is not on the bank account.'],
    ['Payout mailed for Amphora', 'The check is over $57.'],
  ]);
});
