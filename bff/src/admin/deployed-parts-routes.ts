import { deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { SiteBuild } from '../page/site-build.ts';
import { byAdmin } from '../registry/deployers.ts';
import { NO_REGISTRY } from '../registry/no-registry.ts';
import { promoteBuild } from '../registry/promote-build.ts';
import { flipReply } from '../registry/refusals.ts';
import type { RegistryDeps } from '../registry/registry-deps.ts';
import { rollBackPart } from '../registry/roll-back-part.ts';
import { composeDeployedParts, listPastDeployments } from './compose-deployed-parts.ts';

export interface DeployedPartsDeps {
  readonly build: SiteBuild;
  /** undefined where pages are served from the checkout alone. */
  readonly registry: RegistryDeps | undefined;
  /** What an admin is called now. */
  readonly findName: (adminId: UserId) => Promise<string>;
}

/** What is live, how it came to be, and what admins do about it. */
export const deployedPartsRoutes = ({ build, registry, findName }: DeployedPartsDeps): Router => {
  const deployerOf = byAdmin(findName);
  return implement(deployedPartsContract, {
    listDeployedParts: async () => ({ status: 200, body: await composeDeployedParts(build, registry) }),
    listDeployments: async ({ query }) => ({ status: 200, body: await listPastDeployments(registry, query) }),
    promotePart: async ({ params: { name }, body: { build_id: buildId, ...rest }, viewer }) => {
      if (!registry) return { status: 409, body: NO_REGISTRY };
      const adminId = viewer.userId;
      const by = await deployerOf(adminId);
      return flipReply(name, await promoteBuild(registry, { name, buildId, by, adminId, ...rest }));
    },
    takePartBack: async ({ params: { name }, body: { from, reason }, viewer }) => {
      if (!registry) return { status: 409, body: NO_REGISTRY };
      const adminId = viewer.userId;
      const by = await deployerOf(adminId);
      return flipReply(name, await rollBackPart(registry, { name, from, by, reason, adminId }));
    },
  });
};
