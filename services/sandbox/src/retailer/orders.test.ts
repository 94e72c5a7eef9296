import { anOrder, retailerClient } from '../testing/retailer-client.ts';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

let sandbox: TestSandbox;
let retailer: ReturnType<typeof retailerClient>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  retailer = retailerClient(sandbox.url);
});
afterAll(() => sandbox.stop());

const hurry = (id: string) => sandbox.control<{ stage: string }>('POST', `/retailer/requests/${id}/advance`);
const place = async (changes: Record<string, unknown> = {}): Promise<string> => {
  const id = await retailer.request('/v1/orders', anOrder(changes));
  await hurry(id);
  return id;
};

test('an order is processing, then placed, shipped and delivered', async () => {
  const id = await retailer.request('/v1/orders', anOrder());
  expect(await retailer.get(`/v1/orders/${id}`)).toMatchObject({
    httpStatus: 200,
    _type: 'error',
    code: 'request_processing',
  });

  await hurry(id);
  expect(await retailer.get(`/v1/orders/${id}`)).toMatchObject({
    _type: 'order_response',
    price_components: { subtotal: 3_800, shipping: 495, tax: 0, total: 4_295, currency: 'USD' },
    merchant_order_ids: [{ merchant: 'amazon', merchant_order_id: expect.stringMatching(/^112-\d{7}-\d{7}$/) }],
    tracking: [],
    request: { gift_message: 'For the new kitchen!' },
  });

  await hurry(id);
  expect(await retailer.get(`/v1/orders/${id}`)).toMatchObject({
    tracking: [{ carrier: 'UPS', delivery_status: 'InTransit' }],
  });
  await hurry(id);
  expect(await retailer.get(`/v1/orders/${id}`)).toMatchObject({ tracking: [{ delivery_status: 'Delivered' }] });
});

test('the same key with the same order is one order, however often and however fast it is sent', async () => {
  const order = anOrder({ idempotency_key: 'gift-1' });
  const ids = await Promise.all(Array.from({ length: 8 }, () => retailer.request('/v1/orders', order)));
  expect(new Set(ids).size).toBe(1);
});

test('a key that was used for another order is refused', async () => {
  await retailer.request('/v1/orders', anOrder({ idempotency_key: 'gift-2' }));
  const answer = await retailer.post('/v1/orders', anOrder({ idempotency_key: 'gift-2', max_price: 9_900 }));
  expect(answer).toMatchObject({ httpStatus: 400, code: 'invalid_request', data: { field: 'idempotency_key' } });
});

test('two clients may use the same key', async () => {
  const mine = await retailer.request('/v1/orders', anOrder({ idempotency_key: 'gift-3' }));
  const theirs = await retailerClient(sandbox.url, 'someone-else').request(
    '/v1/orders',
    anOrder({ idempotency_key: 'gift-3' }),
  );
  expect(theirs).not.toBe(mine);
});

test.each([
  ['costs more than allowed', { max_price: 4_294 }, 'max_price_exceeded'],
  [
    'asks for a thing nobody sells',
    { products: [{ product_id: 'WB00000000', quantity: 1 }] },
    'unsupported_product_id',
  ],
  [
    'asks for more than there are',
    { products: [{ product_id: 'WBT5F0BX4Y', quantity: 31 }], max_price: 999_999 },
    'max_quantity_exceeded',
  ],
  ['carries too long a message', { gift_message: 'x'.repeat(241) }, 'invalid_gift_options'],
  [
    'goes to a ZIP code that is none',
    { shipping_address: { ...(anOrder().shipping_address as object), zip_code: '7870' } },
    'invalid_address',
  ],
  [
    'has to come sooner than anything ships',
    { shipping: { order_by: 'speed', max_days: 1 } },
    'shipping_method_unavailable',
  ],
])('an order that %s fails when it is tried', async (_what, changes, code) => {
  const id = await place(changes);
  expect(await retailer.get(`/v1/orders/${id}`)).toMatchObject({ _type: 'error', code });
});

test('an order that is still processing can be aborted, and is then not placed', async () => {
  const id = await retailer.request('/v1/orders', anOrder());
  expect(await retailer.post(`/v1/orders/${id}/abort`)).toMatchObject({ code: 'aborted_request' });
  expect(await hurry(id)).toMatchObject({ code: 'invalid_request_id' });
});

test('an abort after the order is placed changes nothing', async () => {
  const id = await place();
  expect(await retailer.post(`/v1/orders/${id}/abort`)).toMatchObject({ _type: 'order_response' });
});

test('a failed order can be tried again, a placed one cannot', async () => {
  const failed = await place({ client_notes: { sandbox_script: ['internal_error'] } });
  expect(await retailer.get(`/v1/orders/${failed}`)).toMatchObject({ code: 'internal_error' });
  const again = await retailer.request(`/v1/orders/${failed}/retry`);
  await hurry(again);
  expect(await retailer.get(`/v1/orders/${again}`)).toMatchObject({ _type: 'order_response' });
  expect(await retailer.post(`/v1/orders/${again}/retry`)).toMatchObject({ httpStatus: 400, code: 'invalid_request' });
});

test.each([
  ['without a token', '', anOrder(), 401, 'invalid_client_token'],
  ['with a token that was revoked', 'invalid_token', anOrder(), 401, 'invalid_client_token'],
  ['that is no JSON', 'client-token', '{"retailer":', 400, 'invalid_json'],
  ['without products', 'client-token', anOrder({ products: [] }), 400, 'invalid_request'],
  [
    'that says neither how to pay nor that we have an account',
    'client-token',
    anOrder({ addax: false }),
    400,
    'invalid_request',
  ],
])('an order %s is refused at once', async (_what, token, body, httpStatus, code) => {
  expect(await retailerClient(sandbox.url, token).post('/v1/orders', body)).toMatchObject({
    httpStatus,
    _type: 'error',
    code,
  });
});

test('a request nobody made is not found', async () => {
  expect(await retailer.get('/v1/orders/0123456789abcdef0123456789abcdef')).toMatchObject({
    httpStatus: 404,
    code: 'invalid_request_id',
  });
});

test('a client lists its own orders, newest first', async () => {
  const client = retailerClient(sandbox.url, 'a-client-that-lists');
  const first = await client.request('/v1/orders', anOrder());
  const second = await client.request('/v1/orders', anOrder());
  const { orders } = await client.get('/v1/orders?limit=5');
  expect(orders).toMatchObject([{ request_id: second }, { request_id: first }]);
});
