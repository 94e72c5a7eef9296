import { canaryContract } from '@wishbow/contracts/canary-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { byAdmin, byToken } from '../registry/deployers.ts';
import { NO_REGISTRY } from '../registry/no-registry.ts';
import { flipReply } from '../registry/refusals.ts';
import type { RegistryDeps } from '../registry/registry-deps.ts';
import { stopTrying } from './stop-trying.ts';
import { tryBuild } from './try-build.ts';

const { tryBuild: tryBuildCall, stopTrying: stopTryingCall, tryPart, stopTryingPart } = canaryContract;

/** For whoever holds the deploy token. */
export const deployersCanaryRoutes = (registry: RegistryDeps): Router =>
  implement(
    { tryBuild: tryBuildCall, stopTrying: stopTryingCall },
    {
      tryBuild: async ({ body: { name, build_id: buildId, by, ...rest } }) =>
        flipReply(name, await tryBuild(registry, { name, buildId, by: byToken(by), ...rest })),
      stopTrying: async ({ body: { name, build_id: buildId, by, reason } }) =>
        flipReply(name, await stopTrying(registry, { name, buildId, by: byToken(by), reason })),
    },
  );

/** For admins. @param registry undefined where pages are served from the checkout alone. */
export const adminsCanaryRoutes = (
  registry: RegistryDeps | undefined,
  findName: (adminId: UserId) => Promise<string>,
): Router => {
  const deployerOf = byAdmin(findName);
  return implement(
    { tryPart, stopTryingPart },
    {
      tryPart: async ({ params: { name }, body: { build_id: buildId, ...rest }, viewer: { userId: adminId } }) => {
        if (!registry) return { status: 409, body: NO_REGISTRY };
        return flipReply(
          name,
          await tryBuild(registry, { name, buildId, by: await deployerOf(adminId), adminId, ...rest }),
        );
      },
      stopTryingPart: async ({
        params: { name },
        body: { build_id: buildId, reason },
        viewer: { userId: adminId },
      }) => {
        if (!registry) return { status: 409, body: NO_REGISTRY };
        const end = { name, buildId, by: await deployerOf(adminId), adminId, reason };
        return flipReply(name, await stopTrying(registry, end));
      },
    },
  );
};
