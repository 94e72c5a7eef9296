import { creditContract } from '@wishbow/contracts/credit-contract';
import { cents } from '@wishbow/domain/money';
import { inTransaction } from '@wishbow/service/mongo/connection';
import { anOrder } from '../testing/an-order.ts';
import { jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { grantCredit } from './grant-credit.ts';
import { creditHold, creditReturn, type Journal } from './journals.ts';
import { postJournal } from './ledger-repository.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;
beforeAll(async () => {
  site = await runningOrders();
});
afterAll(() => site.stop());

const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 12, minute));
const post = (journal: Journal, minute: number) =>
  inTransaction(site.connection, (session) => postJournal(site.connection, session, journal, at(minute)));

test('a person reads where their Llama Bucks came from and went to, newest first', async () => {
  const order = anOrder({ intentKey: 'credit-history' });
  const paid = { ...order, buyerId: jonah.id, quote: { ...order.quote, creditCents: cents(900) } };
  await grantCredit(site.connection, { id: 'welcome', userId: jonah.id, amountCents: cents(2_500) }, at(0));
  await post(creditHold(paid), 1);
  await post(creditReturn(paid), 2);
  const { body } = await site.as(jonah)(creditContract.listCreditEntries, { body: {} });
  expect(body).toEqual({
    entries: [
      {
        id: `credit-return:${order._id}:1`,
        kind: 'returned',
        amount_cents: 900,
        order_id: order._id,
        at: '2026-11-28T12:02:00.000Z',
      },
      {
        id: `credit-hold:${order._id}:1`,
        kind: 'spent',
        amount_cents: -900,
        order_id: order._id,
        at: '2026-11-28T12:01:00.000Z',
      },
      { id: 'grant:welcome', kind: 'granted', amount_cents: 2500, order_id: null, at: '2026-11-28T12:00:00.000Z' },
    ],
    has_more: false,
  });
});

test('nobody reads somebody else’s, not even on from an entry of theirs', async () => {
  const first = await site.as(maya)(creditContract.listCreditEntries, { body: {} });
  expect(first.body).toEqual({ entries: [], has_more: false });
  const onward = await site.as(maya)(creditContract.listCreditEntries, { body: { before: 'grant:welcome' } });
  expect(onward.body).toEqual({ entries: [], has_more: false });
});

test('a long history comes page by page, each entry once', async () => {
  for (let number = 0; number < 25; number += 1) {
    await grantCredit(site.connection, { id: `g${number}`, userId: maya.id, amountCents: cents(100) }, at(number % 2));
  }
  const first = await site.as(maya)(creditContract.listCreditEntries, { body: {} });
  const second = await site.as(maya)(creditContract.listCreditEntries, {
    body: { before: first.body.entries.at(-1)?.id },
  });
  expect([first, second].map(({ body }) => [body.entries.length, body.has_more])).toEqual([
    [20, true],
    [5, false],
  ]);
  const ids = [...first.body.entries, ...second.body.entries].map(({ id }) => id);
  expect(new Set(ids).size).toBe(25);
});

test('a visitor has none', async () => {
  await expect(site.asVisitor(creditContract.listCreditEntries, { body: {} })).rejects.toMatchObject({ status: 401 });
});
