import Stripe from 'stripe';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { stripeClient, tokenise } from '../testing/stripe-client.ts';

let sandbox: TestSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  stripe = stripeClient(sandbox.url);
});
afterAll(() => sandbox.stop());

test.each([
  ['4242 4242 4242 4242', {}, { brand: 'Visa', last4: '4242' }],
  ['5555555555554444', {}, { brand: 'MasterCard', last4: '4444' }],
  ['378282246310005', { cvc: '1234' }, { brand: 'American Express', last4: '0005' }],
])('a browser turns the card %s into a token', async (number, typed, card) => {
  expect(await tokenise(sandbox.url, number, typed)).toMatchObject({
    object: 'token',
    used: false,
    livemode: false,
    card,
  });
});

test.each([
  ['4242424242424241', {}, 'incorrect_number', 'number'],
  ['4242', {}, 'invalid_number', 'number'],
  ['4242424242424242', { exp_month: '13' }, 'invalid_expiry_month', 'exp_month'],
  ['4242424242424242', { exp_year: '2019' }, 'invalid_expiry_year', 'exp_year'],
  ['4242424242424242', { cvc: '12' }, 'invalid_cvc', 'cvc'],
  ['378282246310005', { cvc: '123' }, 'invalid_cvc', 'cvc'],
])('a card %s with %j is refused with %s', async (number, typed, code, param) => {
  expect(await tokenise(sandbox.url, number, typed)).toMatchObject({ error: { type: 'card_error', code, param } });
});

test('a token is spent once', async () => {
  const { id } = await tokenise(sandbox.url, '4242424242424242');
  await stripe.paymentMethods.create({ type: 'card', card: { token: id } });
  await expect(stripe.paymentMethods.create({ type: 'card', card: { token: id } })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'token_already_used',
  });
});

test('a card is attached to a customer, listed, and detached again', async () => {
  const customer = await stripe.customers.create({ email: 'priya@example.com', metadata: { user_id: 'u1' } });
  const { id } = await tokenise(sandbox.url, '5555555555554444');
  const method = await stripe.paymentMethods.create({ type: 'card', card: { token: id } });
  await stripe.paymentMethods.attach(method.id, { customer: customer.id });
  const listed = await stripe.customers.listPaymentMethods(customer.id);
  expect(listed.data).toMatchObject([
    { id: method.id, customer: customer.id, card: { brand: 'mastercard', last4: '4444' } },
  ]);
  await stripe.paymentMethods.detach(method.id);
  expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([]);
});

test('a card of one customer cannot be attached to another', async () => {
  const [mine, theirs] = [await stripe.customers.create(), await stripe.customers.create()];
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: mine.id });
  await expect(stripe.paymentMethods.attach(method.id, { customer: theirs.id })).rejects.toBeInstanceOf(
    Stripe.errors.StripeInvalidRequestError,
  );
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000009987', 'card_declined', 'lost_card'],
  ['4000000000009979', 'card_declined', 'stolen_card'],
  ['4000000000000069', 'expired_card', ''],
  ['4000000000000127', 'incorrect_cvc', ''],
  ['4000000000000119', 'processing_error', ''],
])('the card %s is declined when it is saved: %s %s', async (number, code, declineCode) => {
  const customer = await stripe.customers.create();
  const { id } = await tokenise(sandbox.url, number);
  const method = await stripe.paymentMethods.create({ type: 'card', card: { token: id } });
  await expect(stripe.paymentMethods.attach(method.id, { customer: customer.id })).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code,
    decline_code: declineCode,
  });
});

test('a customer keeps cards the older way, with a default one that moves on', async () => {
  const [first, second] = [
    await tokenise(sandbox.url, '4242424242424242'),
    await tokenise(sandbox.url, '5555555555554444'),
  ];
  const customer = await stripe.customers.create({ source: first.id });
  expect(customer.default_source).toBe(first.card.id);
  const added = await stripe.customers.createSource(customer.id, { source: second.id });
  expect(added).toMatchObject({ object: 'card', brand: 'MasterCard', last4: '4444' });
  expect(await stripe.customers.deleteSource(customer.id, first.card.id)).toMatchObject({ deleted: true });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ default_source: second.card.id });
});

test('a customer whose first card is declined is not created', async () => {
  const before = await stripe.customers.list({ email: 'unlucky@example.com' });
  await expect(
    stripe.customers.create({ email: 'unlucky@example.com', source: 'tok_chargeDeclined' }),
  ).rejects.toMatchObject({ code: 'card_declined' });
  expect((await stripe.customers.list({ email: 'unlucky@example.com' })).data).toEqual(before.data);
});

test('a deleted customer is gone and keeps no cards', async () => {
  const customer = await stripe.customers.create({ source: 'tok_visa' });
  await stripe.customers.del(customer.id);
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
});

test('no card number and no security code is ever on the tape', async () => {
  await tokenise(sandbox.url, '4242424242424242');
  const tape = JSON.stringify(await sandbox.control('GET', '/stripe/tape'));
  expect(tape).not.toContain('4242424242424242');
  expect(tape).toContain('[redacted]');
});

test('a publishable key opens nothing but what browsers need', async () => {
  const browser = stripeClient(sandbox.url, 'pk_test_sandbox');
  await expect(browser.customers.list()).rejects.toMatchObject({ type: 'StripePermissionError' });
  await expect(stripeClient(sandbox.url, 'sk_live_real').customers.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
  });
});
