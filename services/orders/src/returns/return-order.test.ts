import { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import type { CardId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import { outboxModel } from '@wishbow/service/outbox/outbox-model';
import { grantCredit } from '../ledger/grant-credit.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import { saveCard } from '../testing/gifts.ts';
import { labelsOf, sendBack, stories, THREE_CANDLES } from '../testing/order-actions.ts';
import { crowd, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;
let card: CardId;
let story: ReturnType<typeof stories>;

beforeAll(async () => {
  site = await runningOrders();
  card = await saveCard(site.as(jonah));
  story = stories(site);
});
afterAll(() => site.stop());
afterEach(async () => {
  await site.sandbox.clearScripts();
  expect(await site.violations()).toEqual([]);
});

const told = (orderId: string, count: number) =>
  until('it was told', async () => site.social.toldAbout(orderId).length === count && site.social.toldAbout(orderId));
const returnsOf = async (orderId: string) =>
  (await site.sandbox.books()).retailerRequests.filter((it) => it.orderId === orderId && it.kind === 'return');

test('an order is sent back with a label, and its price goes back without the fee once the store has it', async () => {
  const { id, wish } = await story.delivered(site.as(jonah), card, { credit_after_ms: 800 });
  site.social.stand(maya.id, { addressAccess: 'approved' });
  const answer = await sendBack(site.as(jonah), id);
  expect(answer).toMatchObject({
    status: 200,
    body: { order: { status: 'return_requested', returning: { reason: 'no longer needed', code: null } } },
  });
  expect(await labelsOf(site.as(jonah), id)).toMatchObject({
    status: 200,
    body: { label_urls: [], code: 'return_in_progress' },
  });

  await site.orderIn(id, 'label_ready');
  const { body } = await labelsOf(site.as(jonah), id);
  site.social.stand(maya.id, { addressAccess: null });
  expect(body).toMatchObject({ code: null, label_urls: [expect.stringContaining('/retailer/labels/')] });
  const refunded = await site.orderIn(id, 'refunded');
  expect(refunded.refunds).toEqual([{ id: 'return-1', cardCents: 2895, creditCents: 0, state: 'succeeded' }]);
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 1 });
  expect((await told(id, 5)).slice(3)).toEqual(['orders.return_label_ready', 'orders.order_refunded']);
});

test('a label that shows where the recipient lives is not given to a buyer who may not know, nor told of', async () => {
  const { id } = await story.delivered(site.as(jonah), card, { credit_after_ms: 0 });
  await sendBack(site.as(jonah), id);
  await site.orderIn(id, 'refunded');
  const answer = await labelsOf(site.as(jonah), id);

  expect(answer).toMatchObject({ status: 200, body: { label_urls: [], code: 'with_recipient' } });
  expect(JSON.stringify(answer)).not.toContain('/retailer/labels/');
  expect((await told(id, 4)).slice(3)).toEqual(['orders.order_refunded']);
});

test('a parcel that went to its buyer has a label for them', async () => {
  const toMe = { to_address_user_id: jonah.id };
  const { id } = await story.delivered(site.as(jonah), card, { credit_after_ms: 0 }, toMe);
  await sendBack(site.as(jonah), id);
  await site.orderIn(id, 'refunded');
  expect(await labelsOf(site.as(jonah), id)).toMatchObject({
    body: { code: null, label_urls: [expect.stringContaining('/retailer/labels/')] },
  });
});

test('a return that gives nothing back tells of no refund', async () => {
  const { id } = await story.delivered(site.as(jonah), card, { return: 'immediate_refund' });
  await sendBack(site.as(jonah), id, { reasonCode: "received extra item I didn't buy (no refund needed)" });

  await site.orderIn(id, 'refunded');
  const shown = await site.as(jonah)(orderActionsContract.getOrder, { body: { order: { id } } });
  expect(shown).toMatchObject({ status: 200, body: { order: { status: 'refunded', refund: null } } });
  const waiting = await outboxModel(site.connection).distinct('type', { aggregateId: id });
  expect([...waiting, ...site.social.toldAbout(id)]).not.toContain('orders.order_refunded');
});

test('a broken thing is paid back with its fee', async () => {
  const { id } = await story.delivered(site.as(jonah), card, { credit_after_ms: 0 });
  await sendBack(site.as(jonah), id, { reasonCode: "item defective or doesn't work", explanation: 'It came in two.' });

  expect((await site.orderIn(id, 'refunded')).refunds).toMatchObject([{ cardCents: 3193, creditCents: 0 }]);
});

test('of three candles one goes back: its price alone, to Llama Bucks if the buyer wants', async () => {
  const giver = crowd[0] ?? jonah;
  const theirs = await saveCard(site.as(giver));
  const { id } = await story.delivered(site.as(giver), theirs, { credit_after_ms: 0 }, THREE_CANDLES);
  const one = { returningItems: [{ id: `${id}-1`, quantity: 1 }], refund_to: 'credit' as const };
  expect(await sendBack(site.as(giver), id, one)).toMatchObject({ status: 200 });

  const partly = await site.orderIn(id, 'partially_refunded');
  expect(partly.refunds).toMatchObject([{ cardCents: 0, creditCents: 2400 }]);
  expect(await getCreditBalance(site.connection, giver.id)).toBe(2400);
});

test('the card is paid back first, then the Llama Bucks', async () => {
  const giver = crowd[1] ?? jonah;
  await grantCredit(site.connection, { id: 'return', userId: giver.id, amountCents: cents(2000) }, new Date());
  const withCredit = { creditAmount: 20, amount: '11.93' };
  const { id } = await story.delivered(
    site.as(giver),
    await saveCard(site.as(giver)),
    { credit_after_ms: 0 },
    withCredit,
  );
  await sendBack(site.as(giver), id);

  expect((await site.orderIn(id, 'refunded')).refunds).toMatchObject([{ cardCents: 1193, creditCents: 1702 }]);
  expect(await getCreditBalance(site.connection, giver.id)).toBe(1702);
});

test('where nothing has to be sent back the money goes back at once', async () => {
  const { id } = await story.delivered(site.as(jonah), card, { return: 'immediate_refund' });
  await sendBack(site.as(jonah), id);

  await site.orderIn(id, 'refunded');
  expect(await labelsOf(site.as(jonah), id)).toMatchObject({
    status: 200,
    body: { label_urls: [], code: 'immediate_refund_issued' },
  });
});

test('what the store does not take back stays delivered, and the buyer is told', async () => {
  const { id } = await story.delivered(site.as(jonah), card, { return: 'refused' });
  await sendBack(site.as(jonah), id);

  expect((await told(id, 4)).at(-1)).toBe('orders.return_refused');
  expect(await site.order(id)).toMatchObject({ state: 'delivered' });
  expect(await labelsOf(site.as(jonah), id)).toMatchObject({
    status: 409,
    body: { code: 'return_refused', message: 'The store does not take this back.' },
  });
});

test('an item that nobody bought is sent back without money for it', async () => {
  const { id } = await story.delivered(site.as(jonah), card, { credit_after_ms: 0 });
  await sendBack(site.as(jonah), id, { reasonCode: "received extra item I didn't buy (no refund needed)" });

  await site.orderIn(id, 'label_ready');
  expect((await site.order(id))?.refunds).toBeUndefined();
});

test('of twenty clicks on Return one reaches the retailer, and another return waits for the first', async () => {
  const { id } = await story.delivered(site.as(jonah), card, {}, THREE_CANDLES);
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendBack(site.as(jonah), id)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));

  await site.orderIn(id, 'label_ready');
  expect(await returnsOf(id)).toHaveLength(1);
  const other = await sendBack(site.as(jonah), id, { reasonCode: 'wrong item was sent' });
  expect(other).toMatchObject({ status: 409, body: { code: 'return_in_progress' } });
});

test.each([
  ['things that were not bought', { returningItems: ['another-1'] }, 'returningItems'],
  ['the same thing twice', (id: string) => ({ returningItems: [`${id}-1`, `${id}-1`] }), 'returningItems'],
  [
    'more of it than were bought',
    (id: string) => ({ returningItems: [{ id: `${id}-1`, quantity: 2 }] }),
    'returningItems',
  ],
])('nobody returns %s', async (_name, change, field) => {
  const { id } = await story.delivered(site.as(jonah), card);
  const answer = await sendBack(site.as(jonah), id, typeof change === 'function' ? change(id) : change);

  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: ['Please choose what to return.'] } } });
  expect(await returnsOf(id)).toEqual([]);
});

test('a return needs one of the reasons, something to return, and an order that has shipped', async () => {
  const { id } = await story.placed(site.as(jonah), card);
  expect(await sendBack(site.as(jonah), id)).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
  expect(await labelsOf(site.as(jonah), id)).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
  const unreasonable = await sendBack(site.as(jonah), id, { reasonCode: 'because' as never });
  expect(unreasonable).toMatchObject({ status: 422 });
  expect(await sendBack(site.as(jonah), id, { returningItems: [] })).toMatchObject({ status: 422 });
});

test('to anybody but its buyer, the recipient too, an order does not exist', async () => {
  const { id } = await story.delivered(site.as(jonah), card);
  for (const person of [maya, ...crowd.slice(2, 3)]) {
    expect(await sendBack(site.as(person), id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await labelsOf(site.as(person), id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
  expect(await returnsOf(id)).toEqual([]);
});
