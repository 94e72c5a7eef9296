import * as z from 'zod';
import { anOrder, retailerClient } from '../testing/retailer-client.ts';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { EndingCode } from './retailer-error.ts';

const SearchPage = z.object({ results: z.array(z.object({ product_id: z.string(), title: z.string() })) });

let sandbox: TestSandbox;
let retailer: ReturnType<typeof retailerClient>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  retailer = retailerClient(sandbox.url);
});
afterEach(async () => {
  await sandbox.control('DELETE', '/retailer/script');
  await sandbox.control('DELETE', '/retailer/tape');
});
afterAll(() => sandbox.stop());

const script = (body: unknown) => sandbox.control('POST', '/retailer/script', body);
const orderToTheEnd = async (changes: Record<string, unknown> = {}): Promise<string> => {
  const id = await retailer.request('/v1/orders', anOrder(changes));
  await sandbox.control('POST', `/retailer/requests/${id}/advance`);
  return id;
};
const tapeLength = async (): Promise<number> =>
  (await sandbox.control<{ tape: unknown[] }>('GET', '/retailer/tape')).tape.length;

test.each(EndingCode.options)('an order can end with %s', async (code) => {
  const id = await orderToTheEnd({ client_notes: { sandbox_script: code } });
  expect(await retailer.get(`/v1/orders/${id}`)).toMatchObject({ _type: 'error', code });
});

test('a magic product ends with the code its title names', async () => {
  const found = SearchPage.parse(await retailer.get('/v1/search?query=sandbox'));
  const magic = found.results.find(({ title }) => title === 'Sandbox: ends with max_price_exceeded');
  const id = await orderToTheEnd({ products: [{ product_id: magic?.product_id, quantity: 1 }] });
  expect(await retailer.get(`/v1/orders/${id}`)).toMatchObject({ code: 'max_price_exceeded' });
});

test('an order can fail and turn out to be placed after all', async () => {
  const id = await orderToTheEnd({ products: [{ product_id: 'SBXFLIP001', quantity: 1 }] });
  expect(await retailer.get(`/v1/orders/${id}`)).toMatchObject({ code: 'order_probably_placed' });
  await sandbox.control('POST', `/retailer/requests/${id}/advance`);
  expect(await retailer.get(`/v1/orders/${id}`)).toMatchObject({ _type: 'order_response' });
});

test('a tax nobody quoted makes an order exceed its price', async () => {
  const id = await orderToTheEnd({ client_notes: { sandbox_script: { tax_cents: 1 } } });
  expect(await retailer.get(`/v1/orders/${id}`)).toMatchObject({ code: 'max_price_exceeded' });
});

test('an outcome ordered at the control endpoint is for the next order only', async () => {
  await script({ outcome: { error: 'zma_temporarily_overloaded' } });
  const first = await orderToTheEnd();
  const second = await orderToTheEnd();
  expect(await retailer.get(`/v1/orders/${first}`)).toMatchObject({ code: 'zma_temporarily_overloaded' });
  expect(await retailer.get(`/v1/orders/${second}`)).toMatchObject({ _type: 'order_response' });
});

test('a standing outcome stays until it is removed', async () => {
  await script({ times: 'always', outcome: { error: 'account_locked' } });
  for (const id of [await orderToTheEnd(), await orderToTheEnd()]) {
    expect(await retailer.get(`/v1/orders/${id}`)).toMatchObject({ code: 'account_locked' });
  }
});

test('a failure before the work leaves nothing behind, one after it leaves an order', async () => {
  await script({ match: { method: 'POST', path: '/v1/orders', contains: 'key-before' }, fault: { status: 503 } });
  await script({
    match: { method: 'POST', path: '/v1/orders', contains: 'key-after' },
    fault: { status: 500, when: 'after' },
  });
  const before = anOrder({ idempotency_key: 'key-before' });
  const after = anOrder({ idempotency_key: 'key-after' });
  expect((await retailer.post('/v1/orders', before)).httpStatus).toBe(503);
  expect((await retailer.post('/v1/orders', after)).httpStatus).toBe(500);
  const { requests } = await sandbox.control<{ requests: { body: { idempotency_key?: string } }[] }>(
    'GET',
    '/retailer/requests',
  );
  expect(requests.map(({ body }) => body.idempotency_key)).not.toContain('key-before');
  expect(requests.map(({ body }) => body.idempotency_key)).toContain('key-after');
  expect((await retailer.post('/v1/orders', after)).httpStatus).toBe(200);
});

test('a request can be left hanging, and is on the tape all the same', async () => {
  await script({ fault: { hang: true } });
  const hanging = fetch(`${sandbox.url}/v1/orders`, { method: 'POST', body: '{}', signal: AbortSignal.timeout(100) });
  await expect(hanging).rejects.toThrow('timeout');
  expect(await tapeLength()).toBe(1);
});

test('a connection can be cut', async () => {
  await script({ fault: { reset: true } });
  await expect(retailer.get('/v1/orders')).rejects.toThrow('fetch failed');
});

test('a script with a field that does not exist is refused with an explanation', async () => {
  expect(await script({ outcome: { errror: 'internal_error' } })).toMatchObject({
    error: expect.stringContaining('errror'),
  });
});
