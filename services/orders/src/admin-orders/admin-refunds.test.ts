import { randomUUID } from 'node:crypto';
import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { auditInternalContract } from '@wishbow/contracts/audit-contract';
import type { CardId, OrderId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import { grantCredit } from '../ledger/grant-credit.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import { saveCard } from '../testing/gifts.ts';
import { cancel, refundAs, stories } from '../testing/order-actions.ts';
import { jonah } from '../testing/people.ts';
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
afterEach(() => site.sandbox.clearScripts());

const params = (orderId: OrderId) => ({ params: { orderId }, body: { reason: 'The buyer asked us to' } });
const shown = async (orderId: OrderId) => {
  const { body } = await site.asAdmin(adminOrdersContract.getOrderForAdmin, { params: { orderId } });
  return 'order' in body ? body.order : undefined;
};
const auditOf = async (id: string) => {
  const { body } = await site.asService(auditInternalContract.listOrdersAudit, { body: { subject_id: id } });
  return body.records.map(({ text }) => text);
};
const refundedAtStripe = async (id: OrderId) => {
  const { payments } = await site.sandbox.books();
  return payments.filter(({ orderId }) => orderId === id).reduce((sum, { refundedCents }) => sum + refundedCents, 0);
};

test('part of an order goes back to the card, once however often it is clicked, and the buyer is told', async () => {
  const { id } = await story.placed(site.as(jonah), card);
  const refund_id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refundAs(site.asAdmin, id, { refund_id })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await refundedAtStripe(id)).toBe(1_000);
  expect(await shown(id)).toMatchObject({
    status: 'placed',
    refundableCents: 2_193,
    refunds: [{ cardCents: 1_000, creditCents: 0, state: 'succeeded' }],
  });
  expect(await auditOf(id)).toEqual(['Refund of $10.00 to the card asked for']);
  await until('the buyer is told', async () => site.social.toldAbout(id).includes('orders.order_refunded'));
  expect(await site.violations()).toEqual([]);
});

test('of two refunds at once that are more than was paid one is refused', async () => {
  const { id } = await story.placed(site.as(jonah), card);
  const answers = await Promise.all([1, 2].map(() => refundAs(site.asAdmin, id, { amountCents: 2_000 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await refundAs(site.asAdmin, id, { amountCents: 1_194 })).toMatchObject({ body: { code: 'over_refund' } });
  expect(await refundAs(site.asAdmin, id, { amountCents: 1_193 })).toMatchObject({ status: 200 });
  expect(await refundedAtStripe(id)).toBe(3_193);
  expect(await site.violations()).toEqual([]);
});

test('card and Llama Bucks: the card has its part first, and credit can have it all', async () => {
  await grantCredit(site.connection, { id: 'r', userId: jonah.id, amountCents: cents(1_000) }, new Date());
  const { id } = await story.placed(site.as(jonah), card, {}, { creditAmount: 10, amount: '21.93' });
  await refundAs(site.asAdmin, id, { amountCents: 2_500 });
  expect(await shown(id)).toMatchObject({ refunds: [{ cardCents: 2_193, creditCents: 307 }] });
  expect(await auditOf(id)).toEqual(['Refund of $21.93 to the card and $3.07 as Llama Bucks asked for']);
  await refundAs(site.asAdmin, id, { amountCents: 500, target: 'credit' });
  expect(await getCreditBalance(site.connection, jonah.id)).toBe(807);
  expect(await site.violations()).toEqual([]);
});

test('nothing goes back of an order that was not paid, and no half cents, nothing and less', async () => {
  const { id } = await story.failed(site.as(jonah), card, 'internal_error');
  expect(await refundAs(site.asAdmin, id)).toMatchObject({ status: 409, body: { code: 'over_refund' } });
  for (const amountCents of [0, -1, 0.5]) {
    expect(await refundAs(site.asAdmin, id, { amountCents })).toMatchObject({ status: 422 });
  }
});

test('a failed order is tried again in its buyer’s place, which the log says once', async () => {
  const { id } = await story.failed(site.as(jonah), card, 'internal_error');
  const retry = () => site.asAdmin(adminOrdersContract.retryOrderForBuyer, params(id));
  const answers = await Promise.all([retry(), retry(), retry()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await site.orderIn(id, 'placed');
  expect(await auditOf(id)).toEqual(['Tried again']);
});

const creditFailed = (orderId: OrderId, refund_id = 'cancellation') =>
  site.asAdmin(adminOrdersContract.creditFailedRefund, {
    params: { orderId },
    body: { refund_id, reason: 'The card was closed' },
  });

test('what the bank has taken back is not given as Llama Bucks besides; once it is won the cancellation goes through', async () => {
  const before = await getCreditBalance(site.connection, jonah.id);
  const { id } = await story.placed(site.as(jonah), card);
  const dispute = await site.sandbox.contest(id);
  await until('nothing can go back', async () => (await shown(id))?.refundableCents === 0);
  expect(await refundAs(site.asAdmin, id, { target: 'credit' })).toMatchObject({ body: { code: 'over_refund' } });
  await cancel(site.as(jonah), id, 'credit');
  await until('the refund was refused', async () => (await site.order(id))?.refunds?.[0]?.state === 'failed');
  expect(await shown(id)).toMatchObject({ waits_for: 'refund', refunds: [{ id: 'cancellation', state: 'failed' }] });
  expect(await creditFailed(id)).toMatchObject({ status: 409, body: { code: 'over_refund' } });
  expect(await getCreditBalance(site.connection, jonah.id)).toBe(before);

  await site.sandbox.decideDispute(dispute, 'won');
  await until('it can go back again', async () => (await shown(id))?.refundableCents === 3_193);
  expect((await Promise.all([creditFailed(id), creditFailed(id)])).map(({ status }) => status)).toEqual([200, 200]);
  await site.orderIn(id, 'cancelled');
  expect(await getCreditBalance(site.connection, jonah.id)).toBe(before + 3_193);
  expect(await auditOf(id)).toEqual(['Gave $31.93 as Llama Bucks that the card refused']);
  expect(await site.violations()).toEqual([]);
});

test('what the bank keeps for good never goes back', async () => {
  const { id } = await story.placed(site.as(jonah), card);
  await site.sandbox.decideDispute(await site.sandbox.contest(id), 'lost');
  await until('nothing can go back', async () => (await shown(id))?.refundableCents === 0);
  expect(await shown(id)).toMatchObject({ can: { refund: false } });
});

test('refunds that failed become Llama Bucks while others run: together never more than was paid', async () => {
  const before = await getCreditBalance(site.connection, jonah.id);
  const { id } = await story.placed(site.as(jonah), card);
  const closed = { status: 400, body: { error: { type: 'invalid_request_error', message: 'The card is closed.' } } };
  await site.sandbox.scriptFault('stripe', { path: '/v1/refunds', method: 'POST' }, closed, 100);
  for (let tries = 0; tries < 4; tries += 1) {
    expect(await refundAs(site.asAdmin, id, { amountCents: 1_500 })).toMatchObject({ body: { code: 'over_refund' } });
  }
  await site.sandbox.clearScripts();
  const failed = (await shown(id))?.refunds ?? [];
  expect(failed.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed', 'failed']);

  const calls = [
    ...[1, 2, 3].flatMap(() => failed.map((refund) => creditFailed(id, refund.id))),
    ...Array.from({ length: 8 }, (_, index) =>
      refundAs(site.asAdmin, id, { amountCents: 1_500, target: index % 2 === 0 ? 'card' : 'credit' }),
    ),
  ];
  expect(calls).toHaveLength(20);
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  await until('nothing is on its way', async () =>
    (await shown(id))?.refunds.every(({ state }) => state !== 'pending'),
  );
  expect(await shown(id)).toMatchObject({ refundableCents: 193 });
  const credited = (await getCreditBalance(site.connection, jonah.id)) - before;
  expect((await refundedAtStripe(id)) + credited).toBe(3_000);
  expect(await site.violations()).toEqual([]);
});
