import { cartContract } from '@wishbow/contracts/cart-contract';
import type { CardId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import { grantCredit } from '../ledger/grant-credit.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import { lookIntoCart, putIntoCart } from '../testing/cart-items.ts';
import { aCandleFor, checkOut, saveCard } from '../testing/gifts.ts';
import { crowd, jonah } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

const rich = crowd[0] ?? jonah;

let site: RunningOrders;
let card: CardId;
beforeAll(async () => {
  site = await runningOrders();
  card = await saveCard(site.as(rich));
  await grantCredit(site.connection, { id: 'rich', userId: rich.id, amountCents: cents(5000) }, new Date());
});
afterAll(() => site.stop());

/** Nothing was ordered, held, laid out or taken. */
async function expectNothingDone(wish: ReturnType<typeof site.wishlists.addWish>) {
  expect(await site.orders()).toEqual([]);
  expect((await site.sandbox.books()).payments).toEqual([]);
  expect(site.wishlists.unitsOf(wish)).toEqual({ reserved: 0, gifted: 0 });
  expect(await getCreditBalance(site.connection, rich.id)).toBe(5000);
}

test.each([-1, 0, 0.5, 100, '2', null, [2], 1e21, 2 ** 53 + 1, 'NaN', {}])(
  'a quantity of %p is refused as a field, at the checkout and in the cart, and nothing is taken',
  async (value) => {
    const quantity = value as number;
    const wish = site.wishlists.addWish({ wanted: 99 });
    const answer = await checkOut(site.as(rich), aCandleFor(wish, card, { quantity }));
    expect({ status: answer.status, code: 'code' in answer.body && answer.body.code }).toEqual({
      status: 422,
      code: 'invalid_fields',
    });

    const item = { wish_id: wish, quantity };
    expect((await site.as(rich)(cartContract.addToCart, { body: { item } })).status).toBe(422);
    const id = await putIntoCart(site.as(rich), { wish_id: wish });
    const changed = await site.as(rich)(cartContract.updateCartItem, { body: { item: { id, quantity } } });
    expect(changed.status).toBe(422);
    expect((await lookIntoCart(site.as(rich))).cart_items.map((line) => line.quantity)).toEqual([1]);
    await site.as(rich)(cartContract.removeFromCart, { body: { item: { id } } });
    await expectNothingDone(wish);
  },
);

test.each<[what: string, creditAmount: number | string, status: number, code: string]>([
  ['fewer than none', -1, 422, 'invalid_fields'],
  ['fewer than none, in words', '-10.00', 422, 'invalid_fields'],
  ['a part of a cent', '0.001', 422, 'invalid_fields'],
  ['what cannot be counted', 1e21, 422, 'invalid_fields'],
  ['more than there are', '50.01', 409, 'insufficient_credit'],
  ['more than it costs', '40.00', 409, 'prices_changed'],
  ['other than were quoted', '10.00', 409, 'prices_changed'],
])('Llama Bucks that are %s are not laid out', async (_what, creditAmount, status, code) => {
  const wish = site.wishlists.addWish();
  const answer = await checkOut(site.as(rich), aCandleFor(wish, card, { creditAmount, amount: '0.00' }));

  expect(answer).toMatchObject({ status, body: { code } });
  if (status === 409) expect(answer.body).toMatchObject({ quote: { creditCents: 3193, totalCents: 0 } });
  await expectNothingDone(wish);
});
