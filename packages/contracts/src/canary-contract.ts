import * as z from 'zod';
import { AdminReason } from './audit.ts';
import { CanaryBudget } from './canary.ts';
import { DeployerName, DeployReason, Frontend } from './deployments.ts';
import { DeployProblem, FlippedLiveSet } from './deployments-contract.ts';
import { defineEndpoint } from './endpoint.ts';
import { Problem } from './problem.ts';
import { BuildId } from './registry.ts';

const params = z.object({ name: Frontend });

/** `revision` is the live set that was looked at. A budget that is left out is the usual one, or that of the canary there is. */
const trial = {
  build_id: BuildId,
  percent: z.int('A whole number from 1 to 100').min(1, 'At least 1 in 100').max(100, 'At most 100 in 100'),
  budget: CanaryBudget.optional(),
  revision: z.int().nonnegative(),
};

/**
 * Trying a build on some before it is everybody's: one canary at a time. It is made live by promoting it, and taken back
 * by whoever stops it, or by itself when it is over its budget.
 */
export const canaryContract = {
  /** Begins it, or tries the one there is on more people or fewer. */
  tryBuild: defineEndpoint({
    id: 'tryBuild',
    method: 'POST',
    path: '/api/deployments/canaries',
    service: 'bff',
    audience: 'deployer',
    body: z.strictObject({ name: Frontend, by: DeployerName, reason: DeployReason, ...trial }),
    responses: { 200: FlippedLiveSet, 404: Problem, 409: DeployProblem },
  }),
  /** `build_id` is the canary that was seen, so that a repeated call ends no other. */
  stopTrying: defineEndpoint({
    id: 'stopTrying',
    method: 'POST',
    path: '/api/deployments/canaries/end',
    service: 'bff',
    audience: 'deployer',
    body: z.strictObject({ name: Frontend, by: DeployerName, reason: DeployReason, build_id: BuildId }),
    responses: { 200: FlippedLiveSet, 404: Problem, 409: DeployProblem },
  }),
  tryPart: defineEndpoint({
    id: 'tryPart',
    method: 'POST',
    path: '/api/admin/parts/:name/canary',
    service: 'bff',
    audience: 'admin',
    params,
    body: z.strictObject({ ...trial, reason: AdminReason }),
    responses: { 200: FlippedLiveSet, 404: Problem, 409: DeployProblem, 422: Problem },
  }),
  stopTryingPart: defineEndpoint({
    id: 'stopTryingPart',
    method: 'POST',
    path: '/api/admin/parts/:name/canary/end',
    service: 'bff',
    audience: 'admin',
    params,
    body: z.strictObject({ build_id: BuildId, reason: AdminReason }),
    responses: { 200: FlippedLiveSet, 404: Problem, 409: DeployProblem },
  }),
};
