import type { DeployedBuild, Deployment } from '@wishbow/contracts/deployments';
import type { LiveSet } from '@wishbow/contracts/registry';
import { buildView } from './build-view.ts';
import { listDeployments } from './deployment-repository.ts';
import { liveSetOf } from './make-live.ts';
import type { RegistryDeps } from './registry-deps.ts';
import { findLiveSet, listAllBuilds } from './registry-repository.ts';

const NOTHING: LiveSet = { revision: 0, builds: {}, canary: null };

/** What is live, what could be, and what was done last. */
export async function readRegistry({ database }: Pick<RegistryDeps, 'database'>): Promise<{
  live: LiveSet;
  bff: string | null;
  builds: DeployedBuild[];
  deployments: Deployment[];
}> {
  const connection = await database.open();
  const [live, builds, { deployments }] = await Promise.all([
    findLiveSet(connection),
    listAllBuilds(connection),
    listDeployments(connection, {}),
  ]);
  return { live: live ? liveSetOf(live) : NOTHING, bff: live?.bff ?? null, builds: builds.map(buildView), deployments };
}
