import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startTestDatabase, type TestDatabase } from '@wishbow/testing/test-database';
import { createTransport } from 'nodemailer';
import { anOrder, retailerClient } from './testing/retailer-client.ts';
import { stripeClient } from './testing/stripe-client.ts';

type Process = { child: ChildProcess; url: string; smtpUrl: string };

/** Two processes have to start, on a machine that may be busy. */
jest.setTimeout(60_000);

let engine: TestDatabase;
let running: Process;

/** A sandbox in a process of its own, which can be killed. */
const startProcess = async (): Promise<Process> => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'server.ts')], {
    env: {
      PORT: '0',
      SMTP_PORT: '0',
      MONGODB_URL: engine.url,
      RETAILER_DELAY_MS: '1',
      RETAILER_SHIP_MS: '3600000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const entry = JSON.parse(line) as { url?: string; smtpUrl?: string };
    if (entry.url !== undefined && entry.smtpUrl !== undefined)
      return { child, url: entry.url, smtpUrl: entry.smtpUrl };
  }
  throw new Error('The sandbox ended before it was ready');
};

const kill = async ({ child }: Process): Promise<void> => {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

beforeAll(async () => {
  engine = await startTestDatabase();
  running = await startProcess();
});
afterAll(async () => {
  await kill(running);
  await engine.stop();
});

test('a sandbox that is killed remembers holds, orders, keys, scripts and mail', async () => {
  const params = {
    amount: 4_295,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    capture_method: 'manual',
    confirm: true,
  } as const;
  const order = anOrder({ idempotency_key: 'order-1' });
  const held = await stripeClient(running.url).paymentIntents.create(params, { idempotencyKey: 'order-1:hold' });
  const orderId = await retailerClient(running.url).request('/v1/orders', order);
  await createTransport(running.smtpUrl).sendMail({
    from: 'hello@wishbow.example',
    to: 'priya@example.com',
    subject: 'Kept',
    text: 'Kept',
  });
  const script = { times: 'always', outcome: { error: 'account_locked' } };
  await fetch(`${running.url}/__control/retailer/script`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(script),
  });

  await kill(running);
  running = await startProcess();

  const stripe = stripeClient(running.url);
  expect((await stripe.paymentIntents.create(params, { idempotencyKey: 'order-1:hold' })).id).toBe(held.id);
  expect(await stripe.paymentIntents.capture(held.id)).toMatchObject({ status: 'succeeded', amount_received: 4_295 });
  const retailer = retailerClient(running.url);
  expect(await retailer.request('/v1/orders', order)).toBe(orderId);
  expect(await retailer.get(`/v1/orders/${orderId}`)).toMatchObject({ _type: 'order_response' });
  expect(await (await fetch(`${running.url}/mail`)).text()).toContain('Kept');
  expect(await (await fetch(`${running.url}/__control/retailer/script`)).json()).toMatchObject({
    scripts: [{ effect: { error: 'account_locked' } }],
  });
});
