import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { owners } from './routes.ts';

/** What the page needs to know about where it runs; nothing secret. */
export const AppEnv = z.object({
  environment: z.enum(['local', 'production']),
  stripe: z.object({
    publishableKey: z.string(),
    /** Where card tokens are made: Stripe itself, or the sandbox that stands in for it. */
    apiBase: z.string(),
    isSandbox: z.boolean(),
  }),
  /** The address check is skipped in the local environment unless switched on (specification section 5). */
  checksAddresses: z.boolean(),
  /** A provider that people can sign in with, by its name; absent where none is configured. */
  openid: z.object({ name: z.string() }).optional(),
  demoAccounts: z.array(z.object({ title: z.string(), email: z.string(), password: z.string() })),
});
export type AppEnv = z.infer<typeof AppEnv>;

/** The site itself, answered by the BFF. */
export const siteContract = {
  getAppEnv: defineEndpoint({
    id: 'getAppEnv',
    method: 'GET',
    path: '/api/getAppEnv',
    service: 'bff',
    audience: 'public',
    quiet: true,
    responses: { 200: AppEnv },
  }),
  /** Polled every 10 minutes; the page reloads when it answers true. */
  checkForRefresh: defineEndpoint({
    id: 'checkForRefresh',
    method: 'GET',
    path: '/api/checkForRefresh',
    service: 'bff',
    audience: 'public',
    quiet: true,
    query: z.object({ build: z.string().max(60).optional() }),
    responses: { 200: z.boolean() },
  }),
  reportClientError: defineEndpoint({
    id: 'reportClientError',
    method: 'POST',
    path: '/api/clientErrors',
    service: 'bff',
    audience: 'public',
    quiet: true,
    body: z.strictObject({
      owner: z.enum(owners),
      kind: z.enum(['load', 'mount', 'render', 'unhandled']),
      message: z.string().max(500),
      page: z.string().max(200),
      build: z.string().max(60).nullish(),
    }),
    responses: { 200: z.object({}) },
  }),
};
