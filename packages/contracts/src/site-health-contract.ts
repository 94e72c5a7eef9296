import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ProcessHealth } from './site-health.ts';

/** How the servers are doing; the parts in the browsers have `getPartHealth`. */
export const siteHealthContract = {
  /** Always answers: a process that does not answer in time is told as down. */
  getSiteHealth: defineEndpoint({
    id: 'getSiteHealth',
    method: 'GET',
    path: '/api/admin/siteHealth',
    service: 'bff',
    audience: 'admin',
    quiet: true,
    responses: { 200: z.object({ processes: z.array(ProcessHealth) }) },
  }),
};
