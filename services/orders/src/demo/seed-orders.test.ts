import { UserId } from '@wishbow/contracts/wire-types';
import { demoId } from '@wishbow/demo/demo-id';
import { ORDER_STATES } from '@wishbow/domain/order-state';
import { buildIndexes, type Connection, connectMongo } from '@wishbow/service/mongo/connection';
import { startTestDatabase } from '@wishbow/testing/test-database';
import { getCart } from '../cart/cart-repository.ts';
import { isBalanced } from '../ledger/journals.ts';
import { getCreditBalance, listLedger, openSharedAccounts } from '../ledger/ledger-repository.ts';
import { listAllOrders } from '../orders/order-repository.ts';
import { listAllPayouts } from '../payouts/payout-repository.ts';
import { registerModels } from '../register-models.ts';
import { seedDemoOrders } from './seed-orders.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

const LABELS = 'http://sandbox.example/retailer/labels';

let engine: Awaited<ReturnType<typeof startTestDatabase>>;
let connection: Connection;

beforeAll(async () => {
  engine = await startTestDatabase();
  connection = await connectMongo(engine.url, 'orders');
  registerModels(connection);
  await buildIndexes(connection);
  await openSharedAccounts(connection);
  await seedDemoOrders(connection, new Date('2026-11-28T12:00:00Z'), LABELS);
});
afterAll(async () => {
  await connection.close();
  await engine.stop();
});

test('the community has an order in every state that lasts', async () => {
  const states = new Set((await listAllOrders(connection)).map(({ state }) => state));

  expect(ORDER_STATES.filter((state) => !states.has(state))).toEqual(['created', 'authorizing']);
});

test('Maya means to give four things: two to Theo, one to somebody invited, and one to nobody yet', async () => {
  const { lines } = await getCart(connection, UserId.parse(demoId('person', 'maya')));
  const theo = demoId('person', 'theo');
  expect(lines.map(({ recipientId, invitedEmail }) => [recipientId, invitedEmail])).toEqual([
    [theo, null],
    [theo, null],
    [null, 'ada.m@mailbox.example'],
    [null, null],
  ]);
});

test('Maya has twenty-five dollars of Llama Bucks left, and every journal of her friends balances', async () => {
  expect(await getCreditBalance(connection, UserId.parse(demoId('person', 'maya')))).toBe(2500);
  const { journals, accounts } = await listLedger(connection);
  expect(journals.filter((journal) => !isBalanced(journal))).toEqual([]);
  expect(accounts.filter(({ _id, balanceCents }) => _id.startsWith('user_credit:') && balanceCents < 0)).toEqual([]);
  expect(accounts.reduce((sum, { balanceCents }) => sum + balanceCents, 0)).toBe(0);
});

test('seeding again a day later changes nothing', async () => {
  const before = { orders: await listAllOrders(connection), ...(await listLedger(connection)) };
  await seedDemoOrders(connection, new Date('2026-11-29T12:00:00Z'), LABELS);

  expect({ orders: await listAllOrders(connection), ...(await listLedger(connection)) }).toEqual(before);
});

test('who sends something back has a label to print, unless nothing has to come back', async () => {
  const returns = (await listAllOrders(connection)).filter(({ returning }) => returning);
  const told = returns.map(({ state, returning }) => [state, returning?.labelUrls.length, returning?.code]);
  expect(told.toSorted()).toEqual([
    ['label_ready', 1, null],
    ['partially_refunded', 1, null],
    ['refunded', 0, 'immediate_refund_issued'],
    ['return_requested', 0, null],
    ['return_requested', 0, null],
  ]);
});

test('every dollar of the funds is in the ledger, and a requested payout is on its way with its fee', async () => {
  const { accounts } = await listLedger(connection);
  const balanceOf = (name: string) => accounts.find(({ _id }) => _id === name)?.balanceCents;
  expect(balanceOf(`fund:${demoId('wish', 'maya/Kiln for the studio')}`)).toBe(41_200);
  expect(balanceOf(`fund:${demoId('wish', 'gurpreet/Kayak for two')}`)).toBe(0);
  const told = (await listAllPayouts(connection)).map(({ title, state, grossCents, feeCents, netCents }) => [
    title,
    state,
    grossCents,
    feeCents,
    netCents,
  ]);
  expect(told.toSorted()).toEqual([
    ['Kayak for two', 'requested', 44_000, 2_200, 41_800],
    ['Piano lessons', 'dispatched', 31_200, 1_560, 29_640],
  ]);
});
