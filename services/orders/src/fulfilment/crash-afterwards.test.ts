import type { CardId, OrderId, WishId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import { RequestFailed } from '@wishbow/http/client';
import { readConfig } from '../config.ts';
import { AFTERWARDS_FAILPOINTS, type Failpoint } from '../failpoints.ts';
import { grantCredit } from '../ledger/grant-credit.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import { startOrders } from '../start.ts';
import { saveCard } from '../testing/gifts.ts';
import { cancel, refundAs, retry, sendBack, stories } from '../testing/order-actions.ts';
import { startOrdersProcess } from '../testing/orders-process.ts';
import { createOrdersWorld, type OrdersWorld } from '../testing/orders-world.ts';
import { jonah } from '../testing/people.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

/** The first request of a fresh process is slow, and a retry takes nothing in the last half of its lease. */
const FRESH_PROCESS_LEASE_MS = '5000';

let world: OrdersWorld;
let card: CardId;
let story: ReturnType<typeof stories>;
const running: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  world = await createOrdersWorld();
  story = stories(world);
  const orders = await startOrders(readConfig(world.env));
  card = await saveCard(world.as(jonah));
  await orders.stop();
});
afterEach(() => Promise.all(running.splice(0).map((orders) => orders.stop())));
afterAll(() => world.stop());

type Given = { id: OrderId; wish: WishId };

/** What the buyer does when the process dies, with which order, and how the order ends in spite of it. */
interface Act {
  readonly before: () => Promise<Given>;
  readonly act: (id: OrderId) => Promise<unknown>;
  readonly ends: string;
  readonly units: { reserved: number; gifted: number };
  /** For how long the dead process still has the order to itself. */
  readonly leaseMs?: string;
}

const withCredit = { creditAmount: 10, amount: '21.93' };
const as = () => world.as(jonah);

const RETRY: Act = {
  before: () => story.failed(as(), card, 'internal_error', withCredit),
  act: (id) => retry(as(), id),
  ends: 'failed',
  units: { reserved: 0, gifted: 0 },
  leaseMs: FRESH_PROCESS_LEASE_MS,
};
const ABORT: Act = {
  before: () => story.processing(as(), card),
  act: (id) => cancel(as(), id),
  ends: 'cancelled',
  units: { reserved: 0, gifted: 0 },
};
const CANCEL: Act = { ...ABORT, before: () => story.placed(as(), card, {}, withCredit) };
const RETURN: Act = {
  before: () => story.delivered(as(), card, { credit_after_ms: 0 }, withCredit),
  act: (id) => sendBack(as(), id),
  ends: 'refunded',
  units: { reserved: 0, gifted: 1 },
};
const REFUND: Act = {
  ...RETURN,
  act: (id) => refundAs(world.asAdmin, id, { amountCents: 2_500 }),
  ends: 'delivered',
};

const ACTS: Readonly<Record<(typeof AFTERWARDS_FAILPOINTS)[number], Act>> = {
  after_retry_claim: RETRY,
  after_retry_units: RETRY,
  after_retry_hold: RETRY,
  after_abort: ABORT,
  before_cancel_post: CANCEL,
  after_cancel_post: CANCEL,
  after_refund_claim: CANCEL,
  after_refund: CANCEL,
  after_admin_refund: REFUND,
  after_cancelled_units: CANCEL,
  before_return_post: RETURN,
  after_return_post: RETURN,
};

/** Jonah always has ten dollars of Llama Bucks to begin with. */
async function topUpCredit(grantId: string): Promise<void> {
  const missing = 1000 - (await getCreditBalance(world.connection, jonah.id));
  const grant = { id: grantId, userId: jonah.id, amountCents: cents(missing) };
  if (missing > 0) await grantCredit(world.connection, grant, new Date());
}

/** The process dies under the request or soon after it. */
const actAndDie = async ({ act, leaseMs = '1000' }: Act, id: OrderId, failpoint: Failpoint) => {
  const victim = await startOrdersProcess({
    ...world.env,
    ORDER_LEASE_MS: leaseMs,
    FAILPOINT: failpoint,
  });
  running.push(victim);
  await act(id).catch((error: unknown) => {
    if (!(error instanceof RequestFailed)) throw error;
  });
  expect(await victim.ended).toBe('SIGKILL');
  await world.endAbandonedTransactions();
};

const start = async () => {
  const orders = await startOrders(readConfig(world.env));
  running.push(orders);
  return orders;
};

test.each(AFTERWARDS_FAILPOINTS)(
  'killed at %s, what the buyer asked for is finished or undone after the restart, and no cent is lost',
  async (failpoint) => {
    await topUpCredit(failpoint);
    const act = ACTS[failpoint];
    const orders = await start();
    const { id, wish } = await act.before();
    await orders.stop();
    await world.sandbox.clearScripts();
    await actAndDie(act, id, failpoint);

    await start();
    await until('it is settled', async () => {
      const order = await world.order(id);
      return order?.state === act.ends && order.dueAt === null && !order.isRetrying;
    });
    expect(world.wishlists.unitsOf(wish)).toEqual(act.units);
    expect(await world.violations()).toEqual([]);
    const asked = (await world.sandbox.books()).retailerRequests.filter(({ orderId }) => orderId === id);
    expect(asked.length).toBeLessThanOrEqual(2);
  },
);

test('a retry that died is tried again by its buyer', async () => {
  const orders = await start();
  const { id } = await story.failed(as(), card, 'internal_error');
  await orders.stop();
  await actAndDie(RETRY, id, 'after_retry_hold');
  await start();

  await until('it was undone', async () => (await world.order(id))?.dueAt === null);
  expect(await retry(as(), id)).toMatchObject({ status: 200 });
  await world.orderIn(id, 'placed');
  expect(await world.violations()).toEqual([]);
});
