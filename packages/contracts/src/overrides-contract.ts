import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { OverrideChoice } from './overrides.ts';
import { Problem } from './problem.ts';
import { Instant } from './wire-types.ts';

const MOST_MINUTES = 24 * 60;

const asked = OverrideChoice.extend({ minutes: z.int().min(1).max(MOST_MINUTES).default(480) });

/** `cookie` is what the link sets, under the name `OVERRIDE_COOKIE`: for a browser that a program drives. */
const Made = z.object({ link: z.url(), cookie: z.string(), expires_at: Instant });

/** Looking at the live site with other builds, flags or mocks, by a link to share. */
export const overridesContract = {
  /** 422 for a build that is not stored, and for a developer's machine where people are served. */
  createOverrideLink: defineEndpoint({
    id: 'createOverrideLink',
    method: 'POST',
    path: '/api/admin/overrides',
    service: 'bff',
    audience: 'admin',
    body: asked,
    responses: { 201: Made, 422: Problem },
  }),
  /** The same for whoever deploys: `npm run override`, the smoke test of the gate. */
  createDeployersOverride: defineEndpoint({
    id: 'createDeployersOverride',
    method: 'POST',
    path: '/api/deployments/overrides',
    service: 'bff',
    audience: 'deployer',
    body: asked,
    responses: { 201: Made, 422: Problem },
  }),
  /** Back to what everybody sees. */
  endOverride: defineEndpoint({
    id: 'endOverride',
    method: 'POST',
    path: '/api/overrides/end',
    service: 'bff',
    audience: 'public',
    body: z.strictObject({}),
    responses: { 200: z.object({}) },
  }),
};
