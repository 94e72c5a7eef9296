import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { AppEnv } from '@wishbow/contracts/site-contract';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { overrideOf } from '../overrides/read-overrides.ts';

/** What Stripe's own script and fields need: https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const STRIPE_FRAMES = [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'];

/**
 * Scripts only from our own origin and never inline; pictures from shops over https; card tokens to the provider. Where
 * the sandbox holds the cards nothing of Stripe's is let in, and the page of its bank may be shown within ours. A browser
 * with a developer's part in it lets that machine in, too, for as long as it has been chosen.
 */
export const securityHeaders = (stripe: AppEnv['stripe']): RequestHandler => {
  const usual = headersOf(stripe);
  return (_request, response, next) => {
    const developer = overrideOf(response)?.developer;
    const headers = developer ? headersOf(stripe, developer.address) : usual;
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
};

/** They are the same for every answer, so they are worked out once. */
export const headersOf = (stripe: AppEnv['stripe'], developer?: string): (readonly [name: string, value: string])[] =>
  writtenBy(helmetWith(stripe, developer));

type WritesHeaders = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

function writtenBy(write: WritesHeaders): (readonly [string, string])[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  write(request, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

function helmetWith({ apiBase, isSandbox }: AppEnv['stripe'], developer: string | undefined): WritesHeaders {
  const own = developer ? ["'self'", developer] : ["'self'"];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': [...own, ...(isSandbox ? [] : STRIPE_SCRIPTS)],
        'style-src': [...own, "'unsafe-inline'"],
        'img-src': [...own, 'data:', 'blob:', 'https:'],
        'font-src': own,
        'connect-src': [...own, apiBase],
        'frame-src': isSandbox ? [apiBase] : STRIPE_FRAMES,
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    // Plain http on localhost must keep working; in production the proxy in front speaks TLS and browsers remember it.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  });
}
