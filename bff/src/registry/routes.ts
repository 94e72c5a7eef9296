import { BuildContract } from '@wishbow/contracts/build-contract';
import { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { byToken } from './deployers.ts';
import { promoteBff } from './promote-bff.ts';
import { promoteBuild } from './promote-build.ts';
import { readRegistry } from './read-registry.ts';
import { flipReply } from './refusals.ts';
import { recordSmokeRun } from './refuse-build.ts';
import type { RegistryDeps } from './registry-deps.ts';
import { rollBackPart } from './roll-back-part.ts';
import { uploadBuild } from './upload-build.ts';
import { parsed } from './uploaded-build.ts';

const NO_CONTRACT = problem('unusable_contract', 'That is not the contract of a BFF.');
const LIVE_SET_MOVED = problem('live_set_moved', 'Something else has gone live meanwhile. Look at it and try again.');
const DOES_NOT_FIT = problem('breaks_others', 'This BFF does not fit what is live.');

/** What whoever holds the deploy token may do. */
export const deploymentRoutes = (deps: RegistryDeps): Router =>
  implement(deploymentsContract, {
    getRegistry: async () => ({ status: 200, body: await readRegistry(deps) }),
    uploadBuild: async ({ body: { name, build_id: buildId, by, files } }) => {
      const read = files.map(({ path, base64 }) => ({ path, content: Buffer.from(base64, 'base64') }));
      const outcome = await uploadBuild(deps, { name, buildId, by: byToken(by), files: read });
      if (outcome.ok) return { status: outcome.isNew ? 201 : 200, body: outcome.build };
      if (outcome.reason === 'unusable') return { status: 422, body: problem('unusable_build', outcome.fault) };
      const text = `${name} ${buildId} is there already, with other files. A build never changes: build it anew.`;
      return { status: 409, body: problem('other_build', text) };
    },
    recordSmokeRun: async ({ body: { name, build_id: buildId, fault } }) => {
      const build = await recordSmokeRun(deps, { name, buildId, fault });
      return build ? { status: 200, body: build } : { status: 404, body: notFound };
    },
    promoteBuild: async ({ body: { name, build_id: buildId, by, ...rest } }) =>
      flipReply(name, await promoteBuild(deps, { name, buildId, by: byToken(by), ...rest })),
    rollBackPart: async ({ body: { name, from, by, reason } }) =>
      flipReply(name, await rollBackPart(deps, { name, from, by: byToken(by), reason })),
    promoteBff: async ({ body: { build_id: buildId, contract: text, by, ...rest } }) => {
      const contract = parsed(BuildContract, text);
      if (contract?.name !== 'bff') return { status: 422, body: NO_CONTRACT };
      const outcome = await promoteBff(deps, { buildId, contract, by: byToken(by), ...rest });
      if (outcome.ok) return { status: 200, body: { deployment: outcome.deployment } };
      if (outcome.reason === 'moved') return { status: 409, body: LIVE_SET_MOVED };
      return { status: 409, body: { ...DOES_NOT_FIT, breakages: outcome.deployment.breakages } };
    },
  });
