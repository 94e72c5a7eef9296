import { createHash, createHmac } from 'node:crypto';
import type { CardId, OrderId } from '@wishbow/contracts/wire-types';
import { isTellingAllStories, storyTimeoutMs } from '@wishbow/testing/story-seeds';
import * as fc from 'fast-check';
import { listLedger } from '../ledger/ledger-repository.ts';
import { INTERNAL_SECRET } from '../testing/fake-service.ts';
import { aCandleFor, placeGift, saveCard } from '../testing/gifts.ts';
import { jonah } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';
import { retailerWebhookUrl } from './retailer-webhook-key.ts';

jest.setTimeout(storyTimeoutMs(120_000));

const OUR_SECRET = 'whsec_that_the_sandbox_does_not_know';

let site: RunningOrders;
let card: CardId;
beforeAll(async () => {
  // No parcel is looked up by itself in time, and what the sandbox tells of itself is refused: only these tests are heard.
  site = await runningOrders({
    ORDER_RETAILER_POLL_MS: '50',
    ORDER_TRACKING_POLL_MS: '3600000',
    ORDER_PARCEL_POLL_MS: '3600000',
    STRIPE_WEBHOOK_SECRET: OUR_SECRET,
    PUBLIC_URL: 'http://127.0.0.1:9',
  });
  card = await saveCard(site.as(jonah));
});
afterAll(() => site.stop());

/** What is told about an order from its hold to a refund that never was; the last is a lie, and two are of the retailer. */
const MESSAGES = [
  'payment_intent.created',
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'charge.refunded',
  'request_succeeded',
  'tracking_updated',
] as const;
type Message = (typeof MESSAGES)[number];

async function tell(orderId: OrderId, message: Message): Promise<number> {
  if (!message.includes('.')) {
    const url = retailerWebhookUrl(site.ordersUrl, INTERNAL_SECRET)(orderId);
    return (await fetch(url, { method: 'POST', body: JSON.stringify({ _type: message }) })).status;
  }
  const object = { id: 'pi_1', object: 'payment_intent', amount_refunded: 3193, metadata: { order_id: orderId } };
  const body = JSON.stringify({ id: `${message}:${orderId}`, object: 'event', type: message, data: { object } });
  const sentAt = Math.floor(Date.now() / 1_000);
  const signature = `t=${sentAt},v1=${createHmac('sha256', OUR_SECRET).update(`${sentAt}.${body}`).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await fetch(`${site.ordersUrl}/webhooks/stripe`, { method: 'POST', headers, body })).status;
}

/** A candle that the retailer has placed, sent and delivered before anybody is told of it. */
async function aCandle(): Promise<OrderId> {
  return (await placeGift(site.as(jonah), aCandleFor(site.wishlists.addWish(), card))).id;
}

/** Everything that there is of an order, here, at the card processor, at the retailer and among people, without its names. */
async function hashOf(orderId: OrderId): Promise<string> {
  const [order, { journals }, books] = await Promise.all([
    site.order(orderId),
    listLedger(site.connection),
    site.sandbox.books(),
  ]);
  const { state, steps, refunds, attempt, retailerOutcome, failure } = order ?? {};
  const told = {
    ...{ state, refunds, attempt, failure, kind: retailerOutcome?.kind, steps: steps?.map((step) => step.state) },
    journals: journals.filter((journal) => journal.orderId === orderId).map(({ _id, legs }) => [_id, legs]),
    payments: books.payments.filter((payment) => payment.orderId === orderId).map(({ intentId: _, ...sums }) => sums),
    requests: books.retailerRequests.filter((request) => request.orderId === orderId).map(({ kind }) => kind),
    events: site.social.toldAbout(orderId),
  };
  return createHash('sha256').update(JSON.stringify(told).replaceAll(orderId, 'the order')).digest('hex');
}

async function hashAfter(messages: readonly Message[]): Promise<string> {
  const orderId = await aCandle();
  // What is told of a parcel before there is one is told in vain, and nobody tells anything but these six.
  await until('the store has it', async () => (await site.order(orderId))?.retailerOutcome?.kind === 'placed');
  for (const message of messages) {
    expect(await tell(orderId, message)).toBe(200);
    // Told twice, and the first message once more at the end: late and repeated at once.
    expect(await tell(orderId, message)).toBe(200);
  }
  await site.orderIn(orderId, 'delivered');
  if (messages[0]) expect(await tell(orderId, messages[0])).toBe(200);
  await until('everybody was told', async () => site.social.toldAbout(orderId).length >= 3);
  return hashOf(orderId);
}

const AT_ONCE = 6;

test('in whatever order, late or twice six messages come, the same became of the order', async () => {
  await site.sandbox.control('POST', '/retailer/script', {
    outcome: { delay_ms: 0, ship_after_ms: 0, deliver_after_ms: 0 },
    times: 'always',
  });
  const shuffled = fc.shuffledSubarray([...MESSAGES], { minLength: MESSAGES.length });
  const orders = isTellingAllStories() ? everyOrderOf(MESSAGES) : fc.sample(shuffled, { numRuns: 18, seed: 54 });
  const hashes = new Set([await hashAfter(MESSAGES)]);
  for (let first = 0; first < orders.length; first += AT_ONCE) {
    for (const hash of await Promise.all(orders.slice(first, first + AT_ONCE).map(hashAfter))) hashes.add(hash);
  }

  expect(hashes.size).toBe(1);
  expect(await site.violations()).toEqual([]);
});

function everyOrderOf(messages: readonly Message[]): Message[][] {
  if (messages.length === 0) return [[]];
  return messages.flatMap((first) =>
    everyOrderOf(messages.filter((message) => message !== first)).map((others) => [first, ...others]),
  );
}
