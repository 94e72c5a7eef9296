import type { DomainEvent } from '@wishbow/contracts/domain-events';
import { notificationsContract } from '@wishbow/contracts/social-contract';
import { actsIn } from '../testing/acts.ts';
import { MAYA, THEO } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { bellOf } = actsIn(() => social);

const anOrderEvent = (id: string, type: DomainEvent['type']): DomainEvent => ({
  id,
  type,
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
    cardCents: 1200,
    creditCents: 300,
    reason: 'It was opened.',
  },
});

test('an event that arrives a hundred times is told once', async () => {
  const placed = anOrderEvent('event-1', 'orders.order_placed');
  await Promise.all(Array.from({ length: 100 }, () => social.receive(placed)));
  expect(await bellOf(MAYA)).toMatchObject({ count: 1, texts: ['theo Example gifted you Cast teapot'] });
  expect((await bellOf(THEO)).texts).toEqual(['Your gift is on its way: Cast teapot was ordered']);
});

test('opening the list clears the count, and a click marks one viewed', async () => {
  await social.receive(anOrderEvent('event-2', 'orders.order_placed'));
  await social.asUser(MAYA)(notificationsContract.clearUnviewedNotificationsCount, { body: {} });
  const { body } = await social.asUser(MAYA)(notificationsContract.refreshNotifications, { body: {} });
  expect(body).toMatchObject({
    userDetail: { unviewedNotificationsCount: 0 },
    notifications: [{ viewed: false, extra_info: 'For the studio.', url: `/item?id=${'1'.repeat(24)}` }],
  });
  const [notification] = body.notifications;
  if (!notification) throw new Error('no notification');
  expect((await social.view(THEO, notification.id)).status).toBe(404);
  expect(await social.view(MAYA, notification.id)).toMatchObject({
    status: 200,
    body: { notification: { viewed: true } },
  });
});

test('a gift under way leads its buyer to the order and its recipient to the wish', async () => {
  await social.receive(anOrderEvent('event-3', 'orders.order_shipped'));
  await social.receive(anOrderEvent('event-4', 'orders.order_delivered'));
  const led = async (userId: typeof MAYA) => (await bellOf(userId)).notifications.map(({ text, url }) => [text, url]);
  expect(await led(THEO)).toEqual([
    ['Cast teapot was delivered', `/orders/${'f'.repeat(24)}`],
    ['Cast teapot has shipped', `/orders/${'f'.repeat(24)}`],
  ]);
  expect(await led(MAYA)).toEqual([
    ['Your gift Cast teapot was delivered', '/item?id=111111111111111111111111'],
    ['Your gift Cast teapot has shipped', '/item?id=111111111111111111111111'],
  ]);
});

test('a cancelled gift is told to its buyer and to who had heard of it, once each', async () => {
  const cancelled = anOrderEvent('event-5', 'orders.order_cancelled');
  await Promise.all([social.receive(cancelled), social.receive(cancelled)]);
  expect((await bellOf(THEO)).texts).toEqual(['Your order for Cast teapot was cancelled']);
  expect((await bellOf(MAYA)).texts).toEqual(['theo Example cancelled their gift of Cast teapot']);
});

test('who never heard of a gift does not hear of its end', async () => {
  const aborted = anOrderEvent('event-6', 'orders.order_cancelled');
  await social.receive({ ...aborted, payload: { ...aborted.payload, recipientId: null } });
  expect((await bellOf(THEO)).texts).toEqual(['Your order for Cast teapot was cancelled']);
  expect(await bellOf(MAYA)).toMatchObject({ count: 0, texts: [] });
});

test('the giver reads that an invited person claimed their gift, or did not; nobody else is told', async () => {
  const order = anOrderEvent('event-claimed', 'orders.gift_claimed');
  const payload = { ...order.payload, recipientId: null, email: 'rosa@mailbox.example' };
  await social.receive({ ...order, payload });
  await social.receive({ ...order, id: 'event-placed', type: 'orders.order_placed', payload });
  await social.receive({ ...order, id: 'event-unclaimed', type: 'orders.gift_unclaimed', payload });
  const told = (await bellOf(THEO)).notifications.map(({ text, extra_info, url }) => [text, extra_info, url]);
  expect(told).toEqual([
    [
      'Your gift Cast teapot was not claimed within 14 days and is cancelled',
      'rosa@mailbox.example did not claim it. You were not charged.',
      `/orders/${'f'.repeat(24)}`,
    ],
    ['Your gift is on its way: Cast teapot was ordered', null, `/orders/${'f'.repeat(24)}`],
    ['Your gift Cast teapot was claimed', 'rosa@mailbox.example', `/orders/${'f'.repeat(24)}`],
  ]);
  expect((await bellOf(MAYA)).texts).toEqual([]);
});

test('what comes of a return is told to the buyer alone, with the sums', async () => {
  await social.receive(anOrderEvent('event-7', 'orders.return_label_ready'));
  await social.receive(anOrderEvent('event-8', 'orders.order_refunded'));
  await social.receive(anOrderEvent('event-9', 'orders.return_refused'));
  const told = (await bellOf(THEO)).notifications.map(({ text, extra_info }) => [text, extra_info]);
  expect(told).toEqual([
    ['The store does not take Cast teapot back', 'It was opened.'],
    ['You have a refund for Cast teapot', '$12.00 to your card and $3.00 in Llama Bucks'],
    ['The return label for Cast teapot is ready', null],
  ]);
  expect((await bellOf(MAYA)).texts).toEqual([]);
});

test('a gift that is nobody’s wish leads its recipient to the product', async () => {
  const placed = anOrderEvent('event-wishless', 'orders.order_placed');
  const besides = { wishId: null, productId: 'WBYXSUT6G6', title: 'Spa candle and 1 more' };
  await social.receive({ ...placed, payload: { ...placed.payload, ...besides } });
  const { body } = await social.asUser(MAYA)(notificationsContract.refreshNotifications, { body: {} });
  expect(body.notifications).toContainEqual(
    expect.objectContaining({
      text: 'theo Example gifted you Spa candle and 1 more',
      url: '/item?product=WBYXSUT6G6',
    }),
  );
});
