import { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import type { CardId } from '@wishbow/contracts/wire-types';
import { canRetryOrder } from '@wishbow/domain/order-actions';
import { aCandleFor, checkOut, placeGift, saveCard } from '../testing/gifts.ts';
import { crowd, jonah } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(120_000);

let site: RunningOrders;
let card: CardId;
beforeAll(async () => {
  site = await runningOrders();
  card = await saveCard(site.as(jonah));
});
afterAll(() => site.stop());

const OUT = 'The store could not take the order. You were not charged.';
const MANY = 'The store does not sell that many at once. You were not charged.';
const NOT_THERE = 'The store does not ship to the address. You were not charged.';
const LATE = 'It would arrive later than you allowed. You were not charged.';

/** What an order becomes when the retailer ends with a code of docs.zinc.io ("Errors"), what its buyer reads, and whether a retry is offered. */
const OUTCOMES: Readonly<Record<string, readonly [status: string, failure: string | null, isRetryable: boolean]>> = {
  product_unavailable: ['failed', 'The store has run out of it. You were not charged.', false],
  max_price_exceeded: ['failed', 'The price at the store rose above what you agreed to. You were not charged.', true],
  max_quantity_exceeded: ['failed', MANY, false],
  max_delivery_days_exceeded: ['failed', LATE, false],
  insufficient_variants: ['failed', OUT, false],
  invalid_variant: ['failed', OUT, false],
  unsupported_product_id: ['failed', OUT, false],
  expired_product_id: ['failed', 'The store no longer sells it. You were not charged.', false],
  item_not_supported: ['failed', 'The store does not ship it as a gift. You were not charged.', false],
  add_on_item: ['failed', OUT, false],
  prime_pantry_not_supported: ['failed', OUT, false],
  invalid_address: ['failed', 'The store could not find the address. You were not charged.', false],
  shipping_address_refused: ['failed', NOT_THERE, false],
  shipping_address_unavailable: ['failed', NOT_THERE, false],
  shipping_method_unavailable: ['failed', LATE, false],
  no_free_shipping: ['failed', OUT, false],
  no_gift_shipping: ['failed', OUT, false],
  invalid_gift_options: ['failed', OUT, false],
  invalid_quantity: ['failed', MANY, false],
  duplicate_order: ['failed', OUT, false],
  credit_card_declined: ['failed', OUT, true],
  payment_info_problem: ['failed', OUT, true],
  insufficient_zma_balance: ['failed', OUT, true],
  zma_temporarily_overloaded: ['processing', null, false],
  account_locked: ['failed', OUT, true],
  account_locked_verification_required: ['failed', OUT, true],
  internal_error: ['failed', OUT, true],
  manual_review_required: ['processing', null, false],
  order_probably_placed: ['unknown', null, false],
  attempting_to_cancel: ['failed', OUT, false],
  return_in_progress: ['failed', OUT, false],
  immediate_refund_issued: ['failed', OUT, false],
  return_refused: ['failed', OUT, false],
  aborted_request: ['failed', OUT, false],
  amazon_antibot_blank_offers_page: ['failed', OUT, true],
};

test('whatever the retailer ends with, the buyer reads what became of the gift and whether it can be tried again', async () => {
  const told = await Promise.all(
    Object.entries(OUTCOMES).map(async ([code, [state, , isRetryable]]) => {
      await site.sandbox.scriptOrder({ error: code }, { contains: `(${code})` });
      const wish = site.wishlists.addWish();
      const { id } = await placeGift(site.as(jonah), aCandleFor(wish, card, { message: `(${code})` }));
      await until(`${code} was told`, async () => {
        const order = await site.order(id);
        return order?.state === state && order.retailerRequestId !== null;
      });
      const { body } = await site.as(jonah)(orderActionsContract.getOrder, { body: { order: { id } } });
      if (!('order' in body)) throw new Error(`${code}: the order is not shown`);
      const { status, failure } = body.order;
      const units = site.wishlists.unitsOf(wish);
      expect({ code, ...units }).toEqual({ code, reserved: state === 'failed' ? 0 : 1, gifted: 0 });
      expect({ code, isRetryable: canRetryOrder(body.order) }).toEqual({ code, isRetryable });
      return [code, [status, failure, isRetryable]] as const;
    }),
  );
  expect(Object.fromEntries(told)).toEqual(OUTCOMES);
  expect(await site.violations()).toEqual([]);
});

/** American Express prints four digits. */
const codeOf = (number: string): string => (number.length === 15 ? '1234' : '123');

type Told = readonly [status: number, code: string, message: string];
const SAVED: Told = [201, 'saved', ''];
const PLACED: Told = [200, 'processing', ''];
const DECLINED: Told = [402, 'card_declined', 'Your card was declined.'];
const NEVER_SAVED = undefined;

/** What a buyer is told who saves one of the card processor's test cards, and then pays with it. */
test.each<[number: string, saving: Told, paying: Told | undefined]>([
  ['4242424242424242', SAVED, PLACED],
  ['5555555555554444', SAVED, PLACED],
  ['378282246310005', SAVED, PLACED],
  ['6011111111111117', SAVED, PLACED],
  ['4000000000000341', SAVED, DECLINED],
  ['4000002500003155', SAVED, [402, 'authentication_required', 'Your bank wants you to confirm this payment.']],
  ['4000000000003220', SAVED, [402, 'authentication_required', 'Your bank wants you to confirm this payment.']],
  ['4000000000000002', DECLINED, NEVER_SAVED],
  ['4000000000009995', [402, 'card_declined', 'Your card has insufficient funds.'], NEVER_SAVED],
  ['4000000000009987', DECLINED, NEVER_SAVED],
  ['4000000000009979', DECLINED, NEVER_SAVED],
  ['4000000000000069', [402, 'card_declined', 'Your card has expired.'], NEVER_SAVED],
  ['4000000000000127', [402, 'card_declined', "Your card's security code is incorrect."], NEVER_SAVED],
  [
    '4000000000000119',
    [402, 'card_declined', 'An error occurred while processing your card. Try again in a little bit.'],
    NEVER_SAVED,
  ],
])('with the card %s a buyer is told %p, and when they pay %p', async (number, saving, paying) => {
  const giver = crowd[Number(number.slice(-3)) % crowd.length] ?? jonah;
  const saved = await site.as(giver)(ordersContract.addCard, {
    body: { token: await site.sandbox.makeToken(number, codeOf(number)) },
  });

  if (saved.status !== 201) {
    expect([saved.status, saved.body.code, saved.body.message]).toEqual(saving);
    return;
  }
  expect(SAVED).toEqual(saving);
  const paid = await checkOut(site.as(giver), aCandleFor(site.wishlists.addWish(), saved.body.card.id));
  const told =
    paid.status === 200 ? [paid.status, paid.body.order.status, ''] : [paid.status, paid.body.code, paid.body.message];
  expect(told).toEqual(paying);
});

test('a number that is no card is refused by the form before anything comes to us', async () => {
  const answer = await fetch(`${site.env.STRIPE_API_URL}/v1/tokens`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({
      'card[number]': '4242424242424241',
      'card[exp_month]': '12',
      'card[exp_year]': '2030',
      'card[cvc]': '123',
    }),
  });
  expect(answer.status).toBe(402);
  expect(await answer.json()).toMatchObject({ error: { type: 'card_error', code: 'incorrect_number' } });
});
