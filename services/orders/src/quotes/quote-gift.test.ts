import { ordersContract } from '@wishbow/contracts/orders-contract';
import { WishId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import { grantCredit } from '../ledger/grant-credit.ts';
import { crowd, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;

beforeAll(async () => {
  site = await runningOrders();
});
afterAll(() => site.stop());

const quote = (as: typeof site.asService, wishId: WishId, changes: { quantity?: number; useCredit?: boolean } = {}) =>
  as(ordersContract.quoteGift, { body: { wish_id: wishId, quantity: 1, ship_to: 'them', ...changes } });

test('a quote names every part of the sum in cents', async () => {
  const answer = await quote(site.as(jonah), site.wishlists.addWish({ wanted: 3 }), { quantity: 3 });

  expect(answer).toMatchObject({
    status: 200,
    body: {
      quote: {
        unitPriceCents: 2400,
        quantity: 3,
        subtotalCents: 7200,
        shippingCents: 495,
        processingFeeCents: 298,
        creditCents: 0,
        totalCents: 7993,
        shippingDays: { min: 4, max: 8 },
        creditBalanceCents: 0,
      },
    },
  });
});

test('Llama Bucks are taken off unless the buyer keeps them, and never leave less on the card than it can be charged', async () => {
  const giver = crowd[0] ?? jonah;
  await grantCredit(site.connection, { id: 'quote', userId: giver.id, amountCents: cents(3170) }, new Date());
  const wish = site.wishlists.addWish();

  const spending = await quote(site.as(giver), wish);
  expect(spending.body).toMatchObject({ quote: { creditCents: 3143, totalCents: 50, creditBalanceCents: 3170 } });
  const keeping = await quote(site.as(giver), wish, { useCredit: false });
  expect(keeping.body).toMatchObject({ quote: { creditCents: 0, totalCents: 3193, creditBalanceCents: 3170 } });
});

test.each([
  ['one of their own wishes', () => maya, () => site.wishlists.addWish(), 403, 'self_gift'],
  [
    'a wish of which none is left',
    () => jonah,
    () => site.wishlists.addWish({ isGifted: true }),
    409,
    'already_gifted',
  ],
  ['a wish that they may not see', () => jonah, () => WishId.parse('64d0000000000000000fffff'), 404, 'not_found'],
])('nobody is quoted a price for %s', async (_name, who, wish, status, code) => {
  expect(await quote(site.as(who()), wish())).toMatchObject({ status, body: { code } });
});

test('a product that nobody offers is unavailable, and trying again is not asked for', async () => {
  site.catalog.runOut(true);
  const answer = await quote(site.as(jonah), site.wishlists.addWish());
  site.catalog.runOut(false);

  expect(answer).toMatchObject({
    status: 409,
    body: {
      code: 'item_unavailable',
      message:
        "This item is unavailable. It may be an online video, audiobook, or some other intangible item that can't be shipped.",
    },
  });
});
