import type Stripe from 'stripe';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { aCustomerWithCard, stripeClient } from '../testing/stripe-client.ts';

let sandbox: TestSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  stripe = stripeClient(sandbox.url);
});
beforeEach(() => sandbox.control('POST', '/reset'));
afterAll(() => sandbox.stop());

type Books = {
  holds: { payment_intent: string; amount: number }[];
  totals: { held: number; captured: number; refunded: number };
};
const books = () => sandbox.control<Books>('GET', '/stripe/state');
const totals = async () => (await books()).totals;

const hold = async (
  amount: number,
  number?: string,
  changes: Partial<Stripe.PaymentIntentCreateParams> = {},
): Promise<Stripe.PaymentIntent> => {
  const { customer, card } = await aCustomerWithCard(stripe, sandbox.url, number);
  return stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    customer,
    payment_method: card,
    capture_method: 'manual',
    confirm: true,
    ...changes,
  });
};

test('an amount is held, and captured when the order is placed', async () => {
  const held = await hold(5_200);
  expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 5_200, amount_received: 0 });
  expect(await totals()).toEqual({ held: 5_200, captured: 0, refunded: 0 });
  const captured = await stripe.paymentIntents.capture(held.id, {}, { idempotencyKey: 'order-1:capture' });
  expect(captured).toMatchObject({ status: 'succeeded', amount_capturable: 0, amount_received: 5_200 });
  expect(await totals()).toEqual({ held: 0, captured: 5_200, refunded: 0 });
});

test('a part can be captured; the rest goes back to the card for good', async () => {
  const held = await hold(5_200);
  await stripe.paymentIntents.capture(held.id, { amount_to_capture: 4_900 });
  expect(await totals()).toEqual({ held: 0, captured: 4_900, refunded: 0 });
  await expect(stripe.paymentIntents.capture(held.id, { amount_to_capture: 300 })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

test('more than was held cannot be captured', async () => {
  const held = await hold(5_200);
  await expect(stripe.paymentIntents.capture(held.id, { amount_to_capture: 5_201 })).rejects.toMatchObject({
    code: 'amount_too_large',
  });
  expect(await totals()).toEqual({ held: 5_200, captured: 0, refunded: 0 });
});

test('a hold is given back when the order fails', async () => {
  const held = await hold(5_200);
  expect(await stripe.paymentIntents.cancel(held.id)).toMatchObject({ status: 'canceled', amount_capturable: 0 });
  expect(await totals()).toEqual({ held: 0, captured: 0, refunded: 0 });
  await expect(stripe.paymentIntents.capture(held.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

test('a hold nobody captured in time expires', async () => {
  const held = await hold(5_200);
  await sandbox.control('POST', `/stripe/holds/${held.id}/expire`);
  expect(await stripe.paymentIntents.retrieve(held.id)).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'automatic',
  });
});

test('without manual capture the money is taken at once', async () => {
  const paid = await hold(10_000, undefined, { capture_method: 'automatic', expand: ['latest_charge'] });
  expect(paid).toMatchObject({
    status: 'succeeded',
    amount_received: 10_000,
    latest_charge: { object: 'charge', captured: true, amount_captured: 10_000 },
  });
});

test('the same key twice holds once', async () => {
  const { customer, card } = await aCustomerWithCard(stripe, sandbox.url);
  const create = () =>
    stripe.paymentIntents.create(
      { amount: 2_000, currency: 'usd', customer, payment_method: card, capture_method: 'manual', confirm: true },
      { idempotencyKey: 'order-2:hold' },
    );
  const intents = await Promise.all([create(), create(), create(), create()]);
  expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
  expect((await books()).holds).toHaveLength(1);
});

test('the same key with another amount is refused', async () => {
  const create = (amount: number) =>
    stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey: 'order-3:hold' });
  await create(2_000);
  await expect(create(2_001)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

test('a decline, too, is repeated under its key', async () => {
  const { customer, card } = await aCustomerWithCard(stripe, sandbox.url, '4000000000000341');
  const create = () =>
    stripe.paymentIntents.create(
      { amount: 2_000, currency: 'usd', customer, payment_method: card, confirm: true },
      { idempotencyKey: 'order-4:hold' },
    );
  await expect(create()).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
    payment_intent: { status: 'requires_payment_method' },
  });
  await expect(create()).rejects.toMatchObject({ code: 'card_declined' });
  expect((await stripe.charges.list()).data).toMatchObject([
    { status: 'failed', paid: false, failure_code: 'card_declined' },
  ]);
});

test.each([
  [49, 'amount_too_small'],
  [0, 'amount_too_small'],
  [100_000_000, 'amount_too_large'],
])('%i cents is refused as %s', async (amount, code) => {
  await expect(stripe.paymentIntents.create({ amount, currency: 'usd' })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code,
  });
});

test("nobody pays with another customer's card", async () => {
  const { card } = await aCustomerWithCard(stripe, sandbox.url);
  const stranger = await stripe.customers.create();
  const pay = stripe.paymentIntents.create({
    amount: 2_000,
    currency: 'usd',
    customer: stranger.id,
    payment_method: card,
    confirm: true,
  });
  await expect(pay).rejects.toMatchObject({ param: 'payment_method' });
});

test('refunds add up to what was captured and no further', async () => {
  const { id } = await hold(10_000, undefined, { capture_method: 'automatic' });
  await stripe.refunds.create({ payment_intent: id, amount: 6_000 }, { idempotencyKey: 'refund-1' });
  await expect(stripe.refunds.create({ payment_intent: id, amount: 6_000 })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    param: 'amount',
  });
  expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 4_000, status: 'succeeded' });
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect(await totals()).toEqual({ held: 0, captured: 10_000, refunded: 10_000 });
});

test('of two refunds at the same time that exceed the charge together, one is made', async () => {
  const { id } = await hold(10_000, undefined, { capture_method: 'automatic' });
  const refunds = await Promise.allSettled(
    [1, 2].map(() => stripe.refunds.create({ payment_intent: id, amount: 6_000 })),
  );
  expect(refunds.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await totals()).refunded).toBe(6_000);
});

test('a disputed charge cannot be refunded', async () => {
  const paid = await hold(10_000, undefined, { capture_method: 'automatic' });
  expect(await sandbox.control('POST', '/stripe/disputes', { charge: paid.latest_charge })).toMatchObject({
    object: 'dispute',
    amount: 10_000,
  });
  await expect(stripe.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({ code: 'charge_disputed' });
});

test('an answer that is lost after the work leaves exactly one hold when the call is repeated', async () => {
  const { customer, card } = await aCustomerWithCard(stripe, sandbox.url);
  await sandbox.control('POST', '/stripe/script', {
    match: { method: 'POST', path: '/v1/payment_intents' },
    fault: { when: 'after', status: 500, body: { error: { type: 'api_error', message: 'Lost' } } },
  });
  const create = () =>
    stripe.paymentIntents.create(
      { amount: 3_000, currency: 'usd', customer, payment_method: card, capture_method: 'manual', confirm: true },
      { idempotencyKey: 'order-5:hold' },
    );
  await expect(create()).rejects.toMatchObject({ type: 'StripeAPIError' });
  expect(await create()).toMatchObject({ status: 'requires_capture' });
  expect((await books()).holds).toMatchObject([{ amount: 3_000 }]);
});

test('an unknown object and an unknown address are told apart from a failure', async () => {
  await expect(stripe.paymentIntents.retrieve('pi_nothing')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(stripe.rawRequest('GET', '/v1/charges/a/b')).rejects.toMatchObject({
    statusCode: 404,
    type: 'StripeInvalidRequestError',
  });
});
