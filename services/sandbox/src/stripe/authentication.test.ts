import type Stripe from 'stripe';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { aCustomerWithCard, stripeClient } from '../testing/stripe-client.ts';

let sandbox: TestSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  stripe = stripeClient(sandbox.url);
});
afterAll(() => sandbox.stop());

const payWith = async (
  number: string,
  changes: Partial<Stripe.PaymentIntentCreateParams> = {},
): Promise<Stripe.PaymentIntent> => {
  const { customer, card } = await aCustomerWithCard(stripe, sandbox.url, number);
  return stripe.paymentIntents.create({
    amount: 2_500,
    currency: 'usd',
    customer,
    payment_method: card,
    capture_method: 'manual',
    confirm: true,
    return_url: 'https://shop.example.com/checkout',
    ...changes,
  });
};
const pageOf = ({ next_action: action }: Pick<Stripe.PaymentIntent | Stripe.SetupIntent, 'next_action'>): string =>
  action?.redirect_to_url?.url ?? '';
const answerPage = (url: string, outcome: 'complete' | 'fail') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

test('a card that asks its holder holds nothing before the holder has agreed', async () => {
  const asking = await payWith('4000000000003220');
  expect(asking).toMatchObject({
    status: 'requires_action',
    amount_capturable: 0,
    next_action: { type: 'redirect_to_url' },
  });
  const page = await fetch(pageOf(asking));
  expect(await page.text()).toContain('$25.00');

  const back = await answerPage(pageOf(asking), 'complete');
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toContain(`https://shop.example.com/checkout?payment_intent=${asking.id}`);
  expect(back.headers.get('location')).toContain('redirect_status=succeeded');
  expect(await stripe.paymentIntents.retrieve(asking.id)).toMatchObject({
    status: 'requires_capture',
    amount_capturable: 2_500,
  });
});

test('a holder who does not agree leaves the payment waiting for another card', async () => {
  const asking = await payWith('4000000000003220');
  await answerPage(pageOf(asking), 'fail');
  expect(await stripe.paymentIntents.retrieve(asking.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
});

test('the page asks once, and only those who know the secret', async () => {
  const asking = await payWith('4000000000003220');
  expect((await fetch(pageOf(asking).replace(/secret=.*/, 'secret=guess'))).status).toBe(404);
  await answerPage(pageOf(asking), 'complete');
  expect((await answerPage(pageOf(asking), 'complete')).status).toBe(404);
});

test('a card that has to ask is declined when nobody is there', async () => {
  await expect(payWith('4000000000003220', { off_session: true })).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'authentication_required',
  });
});

test('a card that was set up once pays later without asking', async () => {
  const { customer, card } = await aCustomerWithCard(stripe, sandbox.url, '4000002500003155');
  const setup = await stripe.setupIntents.create({
    customer,
    payment_method: card,
    confirm: true,
    return_url: 'https://shop.example.com/cards',
  });
  expect(setup.status).toBe('requires_action');
  await answerPage(pageOf(setup), 'complete');
  expect(await stripe.setupIntents.retrieve(setup.id)).toMatchObject({ status: 'succeeded' });
  const paid = await stripe.paymentIntents.create({
    amount: 2_500,
    currency: 'usd',
    customer,
    payment_method: card,
    confirm: true,
    off_session: true,
  });
  expect(paid.status).toBe('succeeded');
});

test('a browser sets up a card with the publishable key and the secret of the intent', async () => {
  const customer = await stripe.customers.create();
  const setup = await stripe.setupIntents.create({ customer: customer.id });
  const browser = stripeClient(sandbox.url, 'pk_test_sandbox');
  const confirm = (clientSecret: string) =>
    browser.rawRequest('POST', `/v1/setup_intents/${setup.id}/confirm`, {
      payment_method: 'pm_card_visa',
      client_secret: clientSecret,
    });
  await expect(confirm('guess')).rejects.toMatchObject({ statusCode: 403 });
  expect(await confirm(setup.client_secret ?? '')).toMatchObject({ status: 'succeeded' });
  expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1);
});
