import type Stripe from 'stripe';
import { anOrder, retailerClient } from '../testing/retailer-client.ts';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { stripeClient } from '../testing/stripe-client.ts';
import { listenForWebhooks, type WebhookListener } from '../testing/webhook-listener.ts';

let listener: WebhookListener;
let sandbox: TestSandbox;
let stripe: Stripe;
beforeEach(async () => {
  listener = await listenForWebhooks();
  sandbox = await startTestSandbox({
    stripeWebhook: { url: listener.url, secret: 'whsec_test', enabledEvents: ['*'] },
  });
  stripe = stripeClient(sandbox.url);
});
afterEach(async () => {
  await sandbox.stop();
  await listener.close();
});

const pay = () =>
  stripe.paymentIntents.create({
    amount: 2_000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    capture_method: 'manual',
    metadata: { order: 'o1' },
  });

test("an event arrives with a signature that the processor's own library accepts", async () => {
  const intent = await pay();
  const { body, signature } = await listener.waitFor((message) =>
    message.body.includes('payment_intent.amount_capturable_updated'),
  );
  const event = stripe.webhooks.constructEvent(body, signature, 'whsec_test');
  expect(event).toMatchObject({
    object: 'event',
    type: 'payment_intent.amount_capturable_updated',
    data: { object: { id: intent.id, metadata: { order: 'o1' } } },
  });
  expect(await stripe.events.retrieve(event.id)).toMatchObject({ type: event.type });
  expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow('signature');
});

test('an event that is refused comes again, the same one, until it is taken', async () => {
  listener.refuseNext(3, 503);
  const customer = await stripe.customers.create();
  await listener.waitFor(() => listener.received.length === 4);
  expect(new Set(listener.received.map(({ body }) => body)).size).toBe(1);
  expect(listener.received[0]?.body).toContain(customer.id);
});

test('a message can be sent once more, byte for byte', async () => {
  await stripe.customers.create();
  await listener.waitFor(() => true);
  const { deliveries } = await sandbox.control<{ deliveries: { id: string }[] }>('GET', '/webhooks');
  await sandbox.control('POST', `/webhooks/${deliveries[0]?.id}/repeat`);
  await listener.waitFor(() => listener.received.length === 2);
  expect(new Set(listener.received.map(({ body }) => body)).size).toBe(1);
});

test('a further endpoint hears only what it asked for, signed with its own secret', async () => {
  const second = await listenForWebhooks();
  const endpoint = await stripe.webhookEndpoints.create({ url: second.url, enabled_events: ['charge.succeeded'] });
  await pay();
  const { body, signature } = await second.waitFor(() => true);
  expect(stripe.webhooks.constructEvent(body, signature, endpoint.secret ?? '').type).toBe('charge.succeeded');
  await listener.waitFor((message) => message.body.includes('amount_capturable_updated'));
  expect(second.received).toHaveLength(1);
  await second.close();
});

test('the retailer tells what became of an order, with the password that stands in the address', async () => {
  const withPassword = listener.url.replace('http://', 'http://hook:s3cret@');
  const retailer = retailerClient(sandbox.url);
  const id = await retailer.request(
    '/v1/orders',
    anOrder({ webhooks: { request_succeeded: withPassword, tracking_updated: [listener.url] } }),
  );
  await sandbox.control('POST', `/retailer/requests/${id}/advance`);
  const placed = await listener.waitFor(({ body }) => body.includes('order_response'));
  expect(placed.authorization).toBe('Basic aG9vazpzM2NyZXQ=');
  expect(JSON.parse(placed.body)).toEqual(await fetchOrder(id));
  await sandbox.control('POST', `/retailer/requests/${id}/advance`);
  await listener.waitFor(({ body }) => body.includes('InTransit'));
});

test('an aborted order tells that it failed, and never that it was placed', async () => {
  const retailer = retailerClient(sandbox.url);
  const webhooks = { request_succeeded: listener.url, request_failed: listener.url };
  const id = await retailer.request(
    '/v1/orders',
    anOrder({ webhooks, client_notes: { sandbox_script: { delay_ms: 2_000 } } }),
  );
  await retailer.post(`/v1/orders/${id}/abort`);
  const { body } = await listener.waitFor((message) => message.body.includes(id));
  expect(JSON.parse(body)).toMatchObject({ code: 'aborted_request' });
  const { deliveries } = await sandbox.control<{ deliveries: unknown[] }>('GET', '/webhooks');
  expect(deliveries).toHaveLength(1);
});

const fetchOrder = async (id: string): Promise<unknown> => {
  const { httpStatus: _status, ...order } = await retailerClient(sandbox.url).get(`/v1/orders/${id}`);
  return order;
};
