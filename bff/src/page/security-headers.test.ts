import { listen } from '@wishbow/service/listen';
import express from 'express';
import { securityHeaders } from './security-headers.ts';

/** What browsers are told of where things on a page may come from. */
async function policyWith(stripe: Parameters<typeof securityHeaders>[0]): Promise<string> {
  const app = express()
    .use(securityHeaders(stripe))
    .get('/', (_request, response) => void response.end());
  const server = await listen(app, 0);
  const policy = (await fetch(server.url)).headers.get('content-security-policy') ?? '';
  await server.stop();
  return policy;
}

test('where the sandbox holds the cards nothing of Stripe is let in, and its bank may be shown', async () => {
  const policy = await policyWith({ publishableKey: 'pk_test_1', apiBase: 'http://localhost:4000', isSandbox: true });
  expect(policy).not.toContain('stripe.com');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self' http://localhost:4000;");
  expect(policy).toContain('frame-src http://localhost:4000;');
});

test('with a real key the script and the fields of Stripe are let in, and nothing else', async () => {
  const policy = await policyWith({ publishableKey: 'pk_live_1', apiBase: 'https://api.stripe.com', isSandbox: false });
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
});
