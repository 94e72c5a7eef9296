import { OrderId, UserId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import { buildIndexes, type Connection, connectMongo, inTransaction } from '@wishbow/service/mongo/connection';
import { startTestDatabase } from '@wishbow/testing/test-database';
import { registerModels } from '../register-models.ts';
import { grantCredit } from './grant-credit.ts';
import {
  creditHold,
  creditReturn,
  type Journal,
  type PaidOrder,
  purchase,
  purchaseReturn,
  refund,
  sale,
} from './journals.ts';
import { getCreditBalance, listLedger, openSharedAccounts, postJournal } from './ledger-repository.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

const buyerId = UserId.parse('64b000000000000000000002');
const now = new Date('2026-11-28T12:00:00Z');

/** Candle, shipping and fee are $31.93, of which $10 are Llama Bucks. */
const order: PaidOrder = {
  _id: OrderId.parse('64f000000000000000000001'),
  attempt: 1,
  buyerId,
  quote: {
    subtotalCents: cents(2400),
    shippingCents: cents(495),
    processingFeeCents: cents(298),
    creditCents: cents(1000),
    totalCents: cents(2193),
  },
};

let engine: Awaited<ReturnType<typeof startTestDatabase>>;
let connection: Connection;

beforeEach(async () => {
  engine = await startTestDatabase();
  connection = await connectMongo(engine.url, 'orders');
  registerModels(connection);
  await buildIndexes(connection);
  await openSharedAccounts(connection);
  await grantCredit(connection, { id: 'welcome', userId: buyerId, amountCents: cents(1500) }, now);
});
afterEach(async () => {
  await connection.close();
  await engine.stop();
});

const post = (journal: Journal) =>
  inTransaction(connection, (session) => postJournal(connection, session, journal, now));
const balances = async () => {
  const { accounts } = await listLedger(connection);
  return Object.fromEntries(
    accounts.filter(({ balanceCents }) => balanceCents !== 0).map(({ _id, balanceCents }) => [_id, balanceCents]),
  );
};

test('a sale turns card and Llama Bucks into revenue, and the purchase into a debt to the retailer', async () => {
  await post(creditHold(order));
  expect(await getCreditBalance(connection, buyerId)).toBe(500);
  await post(sale(order));
  await post(purchase(order, cents(2895)));

  expect(await balances()).toEqual({
    promo: -1500,
    [`user_credit:${buyerId}`]: 500,
    stripe_clearing: -2193,
    fee_revenue: 298,
    retailer_payable: 2895,
  });
});

test('a refund takes the goods from revenue first, and the fee only with the rest of it', async () => {
  await post(creditHold(order));
  await post(sale(order));
  await post(refund(order, { id: 'first', cardCents: cents(2000), creditCents: cents(0), alreadyCents: cents(0) }));
  expect(await balances()).toMatchObject({ order_revenue: 895, fee_revenue: 298, refund_clearing: 2000 });
  await post(refund(order, { id: 'rest', cardCents: cents(193), creditCents: cents(1000), alreadyCents: cents(2000) }));

  expect(await balances()).toEqual({
    promo: -1500,
    [`user_credit:${buyerId}`]: 1500,
    stripe_clearing: -2193,
    refund_clearing: 2193,
  });
});

test('a cancelled order is not owed to the retailer', async () => {
  await post(creditHold(order));
  await post(sale(order));
  await post(purchase(order, cents(2895)));
  await post(purchaseReturn(order, cents(2895)));

  expect(await balances()).toMatchObject({ order_revenue: 2895 });
  expect(await balances()).not.toHaveProperty('retailer_payable');
});

test('Llama Bucks that were held come back in full', async () => {
  await post(creditHold(order));
  await post(creditReturn(order));

  expect(await balances()).toEqual({ promo: -1500, [`user_credit:${buyerId}`]: 1500 });
});

test('nobody can lay out more Llama Bucks than they have, and the attempt leaves no trace', async () => {
  const tooMuch = { ...order, quote: { ...order.quote, creditCents: cents(1501) } };
  await expect(post(creditHold(tooMuch))).rejects.toThrow('holds less than 1501 cents');

  expect(await balances()).toEqual({ promo: -1500, [`user_credit:${buyerId}`]: 1500 });
  expect((await listLedger(connection)).journals).toHaveLength(1);
});

test('the same operation is posted once', async () => {
  await post(creditHold(order));
  await expect(post(creditHold(order))).rejects.toMatchObject({ code: 11000 });

  expect(await getCreditBalance(connection, buyerId)).toBe(500);
});

test('a journal that makes money out of nothing is refused', async () => {
  const forged: Journal = { opId: 'forged', orderId: null, legs: [{ account: 'fee_revenue', amountCents: cents(1) }] };
  await expect(post(forged)).rejects.toThrow('do not sum to zero');
});

test('twenty purchases at the same moment spend what is there and not a cent more', async () => {
  const holds = Array.from({ length: 20 }, (_, index) =>
    creditHold({
      ...order,
      _id: OrderId.parse(`64f0000000000000000001${String(index).padStart(2, '0')}`),
      quote: { ...order.quote, creditCents: cents(300) },
    }),
  );
  const results = await Promise.allSettled(holds.map(post));

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await getCreditBalance(connection, buyerId)).toBe(0);
});
