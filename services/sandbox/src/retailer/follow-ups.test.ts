import { type Answer, anOrder, retailerClient } from '../testing/retailer-client.ts';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

let sandbox: TestSandbox;
let retailer: ReturnType<typeof retailerClient>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  retailer = retailerClient(sandbox.url);
});
afterAll(() => sandbox.stop());

const hurry = (id: string) => sandbox.control('POST', `/retailer/requests/${id}/advance`);

const placed = async (script: Record<string, unknown> = {}): Promise<{ id: string; merchantOrderId: string }> => {
  const id = await retailer.request('/v1/orders', anOrder({ client_notes: { sandbox_script: script } }));
  await hurry(id);
  const {
    merchant_order_ids: [first],
  } = (await retailer.get(`/v1/orders/${id}`)) as Answer & { merchant_order_ids: [{ merchant_order_id: string }] };
  return { id, merchantOrderId: first.merchant_order_id };
};
const cancel = ({ id, merchantOrderId }: { id: string; merchantOrderId: string }) =>
  retailer.request(`/v1/orders/${id}/cancel`, { merchant_order_id: merchantOrderId });
const aReturn = (changes: Record<string, unknown> = {}) => ({
  products: [{ product_id: 'WBT5F0BX4Y', quantity: 1 }],
  reason_code: 'no longer needed',
  method_code: 'UPS Dropoff',
  ...changes,
});

test('a placed order is cancelled before it ships, and then never ships', async () => {
  const order = await placed();
  const cancellation = await cancel(order);
  expect(await retailer.get(`/v1/cancellations/${cancellation}`)).toMatchObject({ code: 'request_processing' });
  await hurry(cancellation);
  expect(await retailer.get(`/v1/cancellations/${cancellation}`)).toMatchObject({
    _type: 'cancellation_response',
    merchant_order_id: order.merchantOrderId,
  });
  await hurry(order.id);
  expect(await retailer.get(`/v1/orders/${order.id}`)).toMatchObject({ tracking: [] });
});

test('a cancellation may first only be attempted, and flip later', async () => {
  const cancellation = await cancel(await placed({ cancellation: 'attempts_first' }));
  await hurry(cancellation);
  expect(await retailer.get(`/v1/cancellations/${cancellation}`)).toMatchObject({
    _type: 'error',
    code: 'attempting_to_cancel',
  });
  await hurry(cancellation);
  expect(await retailer.get(`/v1/cancellations/${cancellation}`)).toMatchObject({ _type: 'cancellation_response' });
});

test('a parcel on its way is not called back', async () => {
  const order = await placed();
  await hurry(order.id);
  const cancellation = await cancel(order);
  await hurry(cancellation);
  expect(await retailer.get(`/v1/cancellations/${cancellation}`)).toMatchObject({ code: 'attempting_to_cancel' });
  await hurry(order.id);
  expect(await retailer.get(`/v1/orders/${order.id}`)).toMatchObject({ tracking: [{ delivery_status: 'Delivered' }] });
});

test('an order that is not placed yet cannot be cancelled or returned', async () => {
  const id = await retailer.request('/v1/orders', anOrder());
  expect(await retailer.post(`/v1/orders/${id}/cancel`, { merchant_order_id: '112-0000000-0000000' })).toMatchObject({
    httpStatus: 400,
  });
  expect(await retailer.post(`/v1/orders/${id}/return`, aReturn())).toMatchObject({
    httpStatus: 400,
    code: 'invalid_request',
  });
});

test('a return is in progress, then has a label that can be opened', async () => {
  const { id } = await placed();
  const returned = await retailer.request(`/v1/orders/${id}/return`, aReturn());
  await hurry(returned);
  expect(await retailer.get(`/v1/returns/${returned}`)).toMatchObject({
    code: 'return_in_progress',
    data: { status: { status: 'awaiting_label' } },
  });
  await hurry(returned);
  const answer = (await retailer.get(`/v1/returns/${returned}`)) as Answer & { label_urls: [string] };
  expect(answer).toMatchObject({ _type: 'return_response', merchant_return_id: expect.stringMatching(/^SBR/) });
  const label = await fetch(answer.label_urls[0]);
  expect(label.status).toBe(200);
  expect(await label.text()).toContain('Return label');
});

test.each([
  ['immediate_refund', 'immediate_refund_issued'],
  ['refused', 'return_refused'],
])('a return scripted as %s ends with the code %s', async (ending, code) => {
  const { id } = await placed({ return: ending });
  const returned = await retailer.request(`/v1/orders/${id}/return`, aReturn());
  await hurry(returned);
  await hurry(returned);
  expect(await retailer.get(`/v1/returns/${returned}`)).toMatchObject({ _type: 'error', code });
});

test('of two returns of the same thing at the same time, one is taken', async () => {
  const { id } = await placed();
  const answers = await Promise.all([1, 2].map(() => retailer.post(`/v1/orders/${id}/return`, aReturn())));
  expect(answers.map(({ httpStatus }) => httpStatus).toSorted()).toEqual([200, 400]);
});

test('a return repeated with its key is one return', async () => {
  const { id } = await placed();
  const wanted = aReturn({ idempotency_key: 'return-1' });
  const first = await retailer.request(`/v1/orders/${id}/return`, wanted);
  expect(await retailer.request(`/v1/orders/${id}/return`, wanted)).toBe(first);
});

test('the case of an order tells of a return until we are credited for it', async () => {
  const { id } = await placed();
  expect(await retailer.get(`/v1/orders/${id}/case`)).toMatchObject({ state: null, messages: [] });
  const returned = await retailer.request(`/v1/orders/${id}/return`, aReturn());
  await hurry(returned);
  await hurry(returned);
  expect(await retailer.get(`/v1/orders/${id}/case`)).toMatchObject({
    state: 'open',
    messages: [{ type: 'case.opened.return.request_label' }, { type: 'case.return.label_generated' }],
  });
  await hurry(returned);
  const { messages } = (await retailer.get(`/v1/orders/${id}/case`)) as Answer & { messages: { type: string }[] };
  expect(messages.at(-1)?.type).toBe('case.refund.full');
});

test('nothing is paid back for an item that nobody bought', async () => {
  const { id } = await placed();
  const extra = aReturn({ reason_code: "received extra item I didn't buy (no refund needed)" });
  const returned = await retailer.request(`/v1/orders/${id}/return`, extra);
  await hurry(returned);
  await hurry(returned);
  expect(await hurry(returned)).toMatchObject({ code: 'invalid_request_id' });
});
