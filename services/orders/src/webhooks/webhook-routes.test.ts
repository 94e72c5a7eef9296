import { createHmac } from 'node:crypto';
import { OrderId } from '@wishbow/contracts/wire-types';
import { INTERNAL_SECRET } from '../testing/fake-service.ts';
import { aCandleFor, placeGift, saveCard } from '../testing/gifts.ts';
import { cancel, sendBack } from '../testing/order-actions.ts';
import { jonah } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { retailerWebhookUrl } from './retailer-webhook-key.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;

beforeAll(async () => {
  // Nothing is looked up by itself in time: only a webhook can be why an order goes on.
  site = await runningOrders({
    ORDER_RETAILER_POLL_MS: '3600000',
    ORDER_TRACKING_POLL_MS: '3600000',
    ORDER_PARCEL_POLL_MS: '3600000',
  });
});
afterAll(() => site.stop());

const event = (orderId: string, id = 'evt_1') =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1', object: 'payment_intent', metadata: { order_id: orderId } } },
  });

function signed(body: string, secondsAgo = 0, secret = site.webhookSecret): string {
  const sentAt = Math.floor(Date.now() / 1_000) - secondsAgo;
  return `t=${sentAt},v1=${createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('hex')}`;
}

const tellStripes = async (body: string, signature: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await fetch(`${site.ordersUrl}/webhooks/stripe`, { method: 'POST', headers, body })).status;
};

const giveACandle = async () =>
  placeGift(site.as(jonah), aCandleFor(site.wishlists.addWish(), await saveCard(site.as(jonah))));

test('the retailer tells that an order is placed, and the order goes on at once', async () => {
  const order = await giveACandle();

  await site.orderIn(order.id, 'placed');
  expect(await site.violations()).toEqual([]);
});

test.each([
  ['signed with another secret', (body: string) => signed(body, 0, 'whsec_of_a_thief')],
  ['six minutes old', (body: string) => signed(body, 360)],
  ['signed for other bytes', (body: string) => signed(`${body} `)],
  ['not signed', () => ''],
])('a message that is %s is refused and changes nothing', async (_name, sign) => {
  await site.sandbox.scriptOrder({ stays_processing: true });
  const { id } = await giveACandle();
  const before = await site.order(id);
  const body = event(id);

  expect(await tellStripes(body, sign(body))).toBe(400);
  expect(await site.order(id)).toMatchObject({ state: 'processing', steps: before?.steps });
});

test('a message that is told a hundred times is taken once', async () => {
  await site.sandbox.scriptOrder({ stays_processing: true });
  const { id } = await giveACandle();
  const body = event(id, 'evt_again');
  const told = await Promise.all(Array.from({ length: 100 }, () => tellStripes(body, signed(body))));

  expect(new Set(told)).toEqual(new Set([200]));
  expect(await site.connection.collection('inbox').countDocuments({ _id: 'evt_again' as never })).toBe(1);
});

test('a message about an order that is not known yet has to come again, one about nothing of ours is dropped', async () => {
  const unknown = event('64e000000000000000000001');
  expect(await tellStripes(unknown, signed(unknown))).toBe(503);
  const stranger = OrderId.parse('64e000000000000000000001');
  const early = retailerWebhookUrl(site.ordersUrl, INTERNAL_SECRET)(stranger);
  expect((await fetch(early, { method: 'POST' })).status).toBe(503);
  const foreign = event('an order of another shop');
  expect(await tellStripes(foreign, signed(foreign))).toBe(200);
});

test('whoever does not know the key of an order cannot speak for the retailer', async () => {
  const { id } = await giveACandle();
  const forged = await fetch(`${site.ordersUrl}/webhooks/retailer?order=${id}&key=${'0'.repeat(64)}`, {
    method: 'POST',
  });
  expect(forged.status).toBe(401);
  const nameless = await fetch(`${site.ordersUrl}/webhooks/retailer`, { method: 'POST' });
  expect(nameless.status).toBe(401);
});

test('the retailer tells that a cancellation is through, and the order is cancelled at once', async () => {
  const { id } = await giveACandle();
  await site.orderIn(id, 'placed');
  await cancel(site.as(jonah), id);

  await site.orderIn(id, 'cancelled');
  expect(await site.violations()).toEqual([]);
});

test('the retailer tells of a label and of the money for a return, and each is seen at once', async () => {
  await site.sandbox.scriptOrder({ credit_after_ms: 600 });
  const { id } = await giveACandle();
  const { retailerRequestId } = await site.orderIn(id, 'placed');
  await site.sandbox.advanceOrder(retailerRequestId ?? '');
  await site.orderIn(id, 'shipped');
  await sendBack(site.as(jonah), id);

  await site.orderIn(id, 'label_ready');
  await site.orderIn(id, 'refunded');
  expect(await site.violations()).toEqual([]);
});
