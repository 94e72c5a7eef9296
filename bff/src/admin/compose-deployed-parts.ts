import type { DeployedPart } from '@wishbow/contracts/deployed-parts-contract';
import type { Deployment, Frontend } from '@wishbow/contracts/deployments';
import { isMockedBuild } from '@wishbow/contracts/mocked-build';
import type { Canary } from '@wishbow/contracts/registry';
import { owners } from '@wishbow/contracts/routes';
import type { Connection } from '@wishbow/service/mongo/connection';
import { isDatabaseOut } from '@wishbow/service/mongo/resting-database';
import type { ServedBuilds, SiteBuild } from '../page/site-build.ts';
import { buildView } from '../registry/build-view.ts';
import { findArrival, listDeployments } from '../registry/deployment-repository.ts';
import type { RegistryDeps } from '../registry/registry-deps.ts';
import { listAllBuilds } from '../registry/registry-repository.ts';
import { buildBefore } from '../registry/roll-back-part.ts';

export interface DeployedParts {
  readonly revision: number;
  readonly parts: DeployedPart[];
  readonly canary: Canary | null;
  readonly isRegistryThere: boolean;
}

/** What the site is served from; how it came to be is told while the registry answers. */
export async function composeDeployedParts(
  build: SiteBuild,
  registry: RegistryDeps | undefined,
): Promise<DeployedParts> {
  const served = await build.current();
  const told = registry && served.isRegistryThere ? await tellHistory(registry, served) : undefined;
  const { revision, canary } = served.builds.live;
  const parts = owners.flatMap((name) => partOf(name, served, told?.get(name)));
  return { revision, canary, parts, isRegistryThere: told !== undefined };
}

type Told = Pick<DeployedPart, 'deployment' | 'builds' | 'rollback_to'>;
const NOTHING_TOLD: Told = { deployment: null, builds: [], rollback_to: null };

function partOf(name: Frontend, { builds: { live, reports } }: ServedBuilds, told = NOTHING_TOLD): DeployedPart[] {
  const buildId = live.builds[name];
  if (buildId === undefined) return [];
  const report = reports.find((one) => one.name === name && one.buildId === buildId);
  return [{ name, buildId, pages: Object.keys(report?.pages ?? {}), ...told }];
}

/** undefined when the registry has just gone away. */
async function tellHistory(
  { database }: RegistryDeps,
  { builds: { live } }: ServedBuilds,
): Promise<ReadonlyMap<Frontend, Told> | undefined> {
  try {
    const connection = await database.open();
    const rows = await listAllBuilds(connection);
    const builds = rows.map(buildView).toSorted((a, b) => (a.uploaded_at < b.uploaded_at ? 1 : -1));
    const told = owners.map(async (name) => {
      const buildId = live.builds[name];
      const own = builds.filter((one) => one.name === name && !isMockedBuild(one.build_id));
      const history = buildId ? await historyOf(connection, name, buildId) : {};
      const told = { ...NOTHING_TOLD, builds: own, ...history };
      return [name, withoutForgotten(told)] as const;
    });
    return new Map(await Promise.all(told));
  } catch (error) {
    if (isDatabaseOut(error)) return undefined;
    throw error;
  }
}

/** Nobody goes back to a build that was forgotten since. */
const withoutForgotten = (told: Told): Told => ({
  ...told,
  rollback_to: told.builds.some(({ build_id: id }) => id === told.rollback_to) ? told.rollback_to : null,
});

async function historyOf(connection: Connection, name: Frontend, buildId: string) {
  const [deployment, before] = await Promise.all([
    findArrival(connection, name, buildId, ['start', 'promote', 'rollback']),
    buildBefore(connection, name, buildId),
  ]);
  return { deployment: deployment ?? null, rollback_to: before };
}

/** A page of what was done; nothing where nothing is deployed. */
export async function listPastDeployments(
  registry: RegistryDeps | undefined,
  query: Parameters<typeof listDeployments>[1],
): Promise<{ deployments: Deployment[]; next_cursor: string | null }> {
  return registry ? listDeployments(await registry.database.open(), query) : { deployments: [], next_cursor: null };
}
