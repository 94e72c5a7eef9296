import * as z from 'zod';
import { Breakage } from './build-contract.ts';
import { BuildFilePath, DeployedBuild, DeployerName, Deployment, DeployReason, Frontend } from './deployments.ts';
import { defineEndpoint } from './endpoint.ts';
import { LARGEST_CONTRACT_BYTES } from './gate-contract.ts';
import { Problem } from './problem.ts';
import { BuildId, LiveSet } from './registry.ts';
import { requiredText } from './wire-types.ts';

/** As JSON with the files in base64: a build of ours has some 2 MB. */
const LARGEST_UPLOAD_BYTES = 24 * 1024 * 1024;
const MOST_FILES = 2_000;

const act = { name: Frontend, by: DeployerName, reason: DeployReason };

/** The live set as it is after an act. */
export const FlippedLiveSet = z.object({ live: LiveSet, deployment: Deployment.nullable() });

/** A refusal; where the gate refuses, with everything that would break. */
export const DeployProblem = Problem.extend({ breakages: z.array(Breakage).optional() });

/** Deploying, for whoever holds the deploy token: `npm run deploy`, `npm run registry`. */
export const deploymentsContract = {
  /** The live set, the builds that it can be flipped to, and what was done last, newest first. */
  getRegistry: defineEndpoint({
    id: 'getRegistry',
    method: 'GET',
    path: '/api/deployments',
    service: 'bff',
    audience: 'deployer',
    quiet: true,
    responses: {
      200: z.object({
        live: LiveSet,
        /** The build of the BFF that was made live last; null where none says what it is. */
        bff: BuildId.nullable(),
        builds: z.array(DeployedBuild),
        deployments: z.array(Deployment),
      }),
    },
  }),
  /** Puts a build where pages can load it; nothing is live by that. The same build again is 200 and changes nothing. */
  uploadBuild: defineEndpoint({
    id: 'uploadBuild',
    method: 'POST',
    path: '/api/deployments/builds',
    service: 'bff',
    audience: 'deployer',
    bodyLimit: LARGEST_UPLOAD_BYTES,
    body: z.strictObject({
      name: Frontend,
      build_id: BuildId,
      by: DeployerName,
      /** Among them `build.json`. */
      files: z
        .array(z.strictObject({ path: BuildFilePath, base64: z.base64() }))
        .min(1)
        .max(MOST_FILES),
    }),
    responses: { 200: DeployedBuild, 201: DeployedBuild, 409: Problem, 422: Problem },
  }),
  /** Keeps with a build what its check in Chromium has found: `fault` is null where all was well. */
  recordSmokeRun: defineEndpoint({
    id: 'recordSmokeRun',
    method: 'POST',
    path: '/api/deployments/builds/checks',
    service: 'bff',
    audience: 'deployer',
    body: z.strictObject({
      name: Frontend,
      build_id: BuildId,
      fault: requiredText(2_000, 'Please say what is wrong.').nullable(),
    }),
    responses: { 200: DeployedBuild, 404: Problem },
  }),
  /** Makes a build live. What is live already stays so. One that failed its check only goes live `anyway`. */
  promoteBuild: defineEndpoint({
    id: 'promoteBuild',
    method: 'POST',
    path: '/api/deployments/promotions',
    service: 'bff',
    audience: 'deployer',
    /** `revision` is the live set that was looked at. */
    body: z.strictObject({
      ...act,
      build_id: BuildId,
      revision: z.int().nonnegative(),
      anyway: z.boolean().optional(),
    }),
    responses: { 200: FlippedLiveSet, 404: Problem, 409: DeployProblem },
  }),
  /** Makes the build live that was before this one; `from` is the one to get away from, so that a repeated call goes back once. */
  rollBackPart: defineEndpoint({
    id: 'rollBackPart',
    method: 'POST',
    path: '/api/deployments/rollbacks',
    service: 'bff',
    audience: 'deployer',
    body: z.strictObject({ ...act, from: BuildId }),
    responses: { 200: FlippedLiveSet, 404: Problem, 409: DeployProblem },
  }),
  /**
   * Writes down that a build of the BFF serves the site, where the gate lets it: every part that is live, or stays open in
   * tabs, finds its calls in `contract`, the text of a `contract.json`. Its process is replaced by whoever has started it.
   */
  promoteBff: defineEndpoint({
    id: 'promoteBff',
    method: 'POST',
    path: '/api/deployments/bff',
    service: 'bff',
    audience: 'deployer',
    bodyLimit: LARGEST_CONTRACT_BYTES,
    body: z.strictObject({
      kind: z.enum(['promote', 'rollback']),
      build_id: BuildId,
      contract: z.string(),
      /** The gate has said that it does not fit: that is written down, and nothing goes live even if it fits by now. */
      is_refused: z.literal(true).optional(),
      by: DeployerName,
      reason: DeployReason,
    }),
    responses: { 200: z.object({ deployment: Deployment }), 409: DeployProblem, 422: Problem },
  }),
};
