import { ordersContract, ordersInternalContract } from '@wishbow/contracts/orders-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { saveCard } from '../testing/gifts.ts';
import { crowd, jonah, maya, neighbours } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;

beforeAll(async () => {
  site = await runningOrders();
});
afterAll(() => site.stop());

const cardsOf = async (userId: typeof jonah.id) =>
  (await site.asService(ordersInternalContract.getWallet, { body: { userId } })).body.cards;

test('a saved card shows its brand, its last digits and its end, and nothing else', async () => {
  const added = await site.as(jonah)(ordersContract.addCard, { body: { token: { id: 'tok_mastercard' } } });

  expect(added).toMatchObject({ status: 201, body: { card: { brand: 'mastercard', last4: '4444', exp_month: 12 } } });
  expect(Object.keys(added.body).concat(Object.keys('card' in added.body ? added.body.card : {}))).toEqual([
    'card',
    'id',
    'brand',
    'last4',
    'exp_month',
    'exp_year',
  ]);
  expect(await cardsOf(jonah.id)).toHaveLength(1);
});

test('pressing save twice saves the card once', async () => {
  const giver = crowd[0] ?? jonah;
  const [one, two] = await Promise.all([saveCard(site.as(giver)), saveCard(site.as(giver))]);

  expect(two).toBe(one);
  expect(await cardsOf(giver.id)).toHaveLength(1);
});

test('a card that its bank refuses is not saved, and the buyer reads why', async () => {
  const added = await site.as(maya)(ordersContract.addCard, { body: { token: 'tok_chargeDeclinedInsufficientFunds' } });

  expect(added).toMatchObject({
    status: 402,
    body: { code: 'card_declined', message: 'Your card has insufficient funds.' },
  });
  expect(await cardsOf(maya.id)).toEqual([]);
});

test.each([
  ['that was never given out', 'tok_bogus123', "No such token: 'tok_bogus123'"],
  ['of 184 characters', `tok_${'a'.repeat(180)}`, `No such token: 'tok_${'a'.repeat(180)}'`],
])('a token %s is no card, in the words of the card processor', async (_name, token, message) => {
  const added = await site.as(maya)(ordersContract.addCard, { body: { token } });

  expect(added).toMatchObject({ status: 422, body: { message, errors: { token: [message] } } });
});

test('a token that somebody else has used is no card any more', async () => {
  const token = await site.sandbox.makeToken('4242424242424242');
  await saveCard(site.as(jonah), token);
  const added = await site.as(maya)(ordersContract.addCard, { body: { token } });

  expect(added).toMatchObject({
    status: 422,
    body: { message: `You cannot use a Stripe token more than once: ${token}.` },
  });
  expect(await cardsOf(maya.id)).toEqual([]);
});

test("another person's payment method cannot be passed off as a token", async () => {
  const theirs = await saveCard(site.as(jonah));
  const added = await site.as(maya)(ordersContract.addCard, { body: { token: theirs } });

  expect(added).toMatchObject({ status: 422, body: { errors: { token: ['Please enter the card again.'] } } });
});

test('a thief who tries thirty cards reaches the card processor ten times', async () => {
  const thief = crowd[1] ?? jonah;
  const tries = Array.from({ length: 30 }, () =>
    site.as(thief)(ordersContract.addCard, { body: { token: 'tok_chargeDeclined' } }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);

  expect(statuses.filter((status) => status === 402)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test('a card that keeps being refused is left alone, whoever tries to save it', async () => {
  const statuses: number[] = [];
  for (const { id } of neighbours.slice(0, 12)) {
    const token = await site.sandbox.makeToken('4000000000009979');
    statuses.push((await site.asUser(id)(ordersContract.addCard, { body: { token } })).status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 402));
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test('from one place on the network sixty cards an hour are tried, and it is told how long to wait', async () => {
  const place = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  const from = (person: { id: UserId }) =>
    site.as(person)(ordersContract.addCard, { body: { token: 'tok_bogus1' } }, place);
  const answers = await Promise.all(
    neighbours.slice(12, 19).flatMap((one) => Array.from({ length: 10 }, () => from(one))),
  );

  expect(answers.filter(({ status }) => status === 422)).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

test('a deleted card is gone, and nobody can delete the card of another person', async () => {
  const giver = crowd[2] ?? jonah;
  const card = await saveCard(site.as(giver), 'tok_amex');

  const stolen = await site.as(maya)(ordersContract.deleteCard, { body: { card: { id: card } } });
  expect(stolen).toMatchObject({ status: 404, body: { code: 'card_not_found' } });
  expect(await cardsOf(giver.id)).toMatchObject([{ brand: 'amex', last4: '0005' }]);

  await site.as(giver)(ordersContract.deleteCard, { body: { card: { id: card } } });
  expect(await cardsOf(giver.id)).toEqual([]);
});
