import type { CardId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import { createLogger } from '@wishbow/service/logging/logger';
import type { OrderRow } from '../orders/order-row.ts';
import { createStripe } from '../payments/stripe-client.ts';
import { stripePayments } from '../payments/stripe-payments.ts';
import { saveCard } from '../testing/gifts.ts';
import { cancel, stories } from '../testing/order-actions.ts';
import { jonah } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';
import { giveBack } from './give-back.ts';

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

const tools = () => ({
  connection: site.connection,
  payments: stripePayments(createStripe('sk_test_sandbox', site.env.STRIPE_API_URL), site.webhookSecret),
  pass: () => undefined,
  logger: createLogger('orders', 'silent'),
});

/** A placed order of $31.93, as it stands now. */
const placedOrder = async (): Promise<OrderRow> => {
  const { id } = await story.placed(site.as(jonah), card);
  return site.orderIn(id, 'placed');
};
const refundedAtStripe = async ({ _id }: OrderRow): Promise<number> => {
  const { payments } = await site.sandbox.books();
  return payments.filter(({ orderId }) => orderId === _id).reduce((sum, { refundedCents }) => sum + refundedCents, 0);
};

test('twenty refunds at the same moment know of each other: what is due goes back once', async () => {
  const order = await placedOrder();
  const wanted = { dueCents: cents(2000), target: 'card' as const };
  const given = await Promise.all(
    Array.from({ length: 20 }, (_, index) => giveBack(tools(), order, { ...wanted, id: `refund-${index}` })),
  );

  expect(given.every(({ ok }) => ok)).toBe(true);
  expect(await refundedAtStripe(order)).toBe(2000);
});

test('the same refund twenty times is one', async () => {
  const order = await placedOrder();
  const wanted = { id: 'once', dueCents: cents(3193), target: 'card' as const };
  await Promise.all(Array.from({ length: 20 }, () => giveBack(tools(), order, wanted)));

  expect(await refundedAtStripe(order)).toBe(3193);
});

test('more than was paid does not go back, and somebody has to look why it was to', async () => {
  const order = await placedOrder();
  const given = await giveBack(tools(), order, { id: 'too-much', dueCents: cents(3194), target: 'card' });

  expect(given).toMatchObject({ ok: false, refusal: { reason: 'over_refund' } });
  expect(await refundedAtStripe(order)).toBe(0);
  const written = { id: 'too-much', cardCents: 3194, creditCents: 0, state: 'failed' };
  expect((await site.order(order._id))?.refunds).toEqual([written]);
});

test('what was charged back is not refunded on top: the order waits for an admin', async () => {
  const order = await placedOrder();
  await site.sandbox.contest(order._id);
  await cancel(site.as(jonah), order._id);

  const waiting = await until('the refund was refused', async () => {
    const now = await site.order(order._id);
    return now?.refunds?.[0]?.state === 'failed' && now;
  });
  expect(waiting.state).toBe('cancel_requested');
  expect(await refundedAtStripe(order)).toBe(0);
});
