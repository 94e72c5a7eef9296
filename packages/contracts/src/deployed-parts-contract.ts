import * as z from 'zod';
import { AdminReason } from './audit.ts';
import { DeployedBuild, Deployment, Frontend } from './deployments.ts';
import { DeployProblem, FlippedLiveSet } from './deployments-contract.ts';
import { defineEndpoint } from './endpoint.ts';
import { Problem } from './problem.ts';
import { BuildId, Canary } from './registry.ts';
import { Cursor } from './wire-types.ts';

/** A part of the site, the shell too, as it is live. */
export const DeployedPart = z.object({
  name: Frontend,
  buildId: z.string(),
  pages: z.array(z.string()),
  /** How the live build came to be; null while the registry cannot tell. */
  deployment: Deployment.nullable(),
  /** What it can be flipped to, the live one too, newest first. */
  builds: z.array(DeployedBuild),
  /** What a rollback leads to; null where there is nothing before. */
  rollback_to: BuildId.nullable(),
});
export type DeployedPart = z.infer<typeof DeployedPart>;

const params = z.object({ name: Frontend });

/** Which builds the site is served from, and what admins do about it. */
export const deployedPartsContract = {
  listDeployedParts: defineEndpoint({
    id: 'listDeployedParts',
    method: 'GET',
    path: '/api/admin/parts',
    service: 'bff',
    audience: 'admin',
    quiet: true,
    responses: {
      200: z.object({
        revision: z.int().nonnegative(),
        parts: z.array(DeployedPart),
        canary: Canary.nullable(),
        /** False while pages are served from what was known last: then nothing can be flipped either. */
        isRegistryThere: z.boolean(),
      }),
    },
  }),
  /** What was done to the live set, newest first. */
  listDeployments: defineEndpoint({
    id: 'listDeployments',
    method: 'GET',
    path: '/api/admin/parts/deployments',
    service: 'bff',
    audience: 'admin',
    quiet: true,
    query: z.strictObject({ cursor: Cursor.optional(), name: Frontend.optional() }),
    responses: { 200: z.object({ deployments: z.array(Deployment), next_cursor: Cursor.nullable() }) },
  }),
  /** `revision` is the live set that the admin has seen; `anyway`: also a build that failed its check. */
  promotePart: defineEndpoint({
    id: 'promotePart',
    method: 'POST',
    path: '/api/admin/parts/:name/promote',
    service: 'bff',
    audience: 'admin',
    params,
    body: z.strictObject({
      build_id: BuildId,
      revision: z.int().nonnegative(),
      reason: AdminReason,
      anyway: z.boolean().optional(),
    }),
    responses: { 200: FlippedLiveSet, 404: Problem, 409: DeployProblem },
  }),
  /** `from` is the build to get away from. */
  takePartBack: defineEndpoint({
    id: 'takePartBack',
    method: 'POST',
    path: '/api/admin/parts/:name/rollback',
    service: 'bff',
    audience: 'admin',
    params,
    body: z.strictObject({ from: BuildId, reason: AdminReason }),
    responses: { 200: FlippedLiveSet, 404: Problem, 409: DeployProblem },
  }),
};
