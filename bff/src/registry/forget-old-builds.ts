import type { Frontend } from '@wishbow/contracts/deployments';
import { isMockedBuild } from '@wishbow/contracts/mocked-build';
import { owners } from '@wishbow/contracts/routes';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { BuildRow } from './build-model.ts';
import type { LiveSetRow } from './live-set-model.ts';
import type { RegistryDeps } from './registry-deps.ts';
import { findLiveSet, listAllBuilds, removeBuilds } from './registry-repository.ts';

/** Of each frontend: for pages that were opened before a deployment, and for going back. */
const KEPT_BUILDS = 10;
/** Of each frontend, beside the others: nobody goes back to mocks, and their links last a day. */
const KEPT_MOCKED_BUILDS = 3;

/** Forgets the builds that have not been used for longest, and what was never finished. */
export async function forgetOldBuilds({
  database,
  store,
  now,
}: Pick<RegistryDeps, 'database' | 'store' | 'now'>): Promise<void> {
  const connection = await database.open();
  const forgotten = await inTransaction(connection, async (session) => {
    const live = await findLiveSet(connection, session);
    const old = oldBuilds(await listAllBuilds(connection, session), live);
    const keys = old.map(({ _id }) => _id);
    if (keys.length > 0) await removeBuilds(connection, keys, session);
    return old;
  });
  for (const { name, buildId } of forgotten) await store.remove(name, buildId);
  await store.sweep(now());
}

/** @param builds the last used ones first. @returns those beyond the last of their frontend that nobody is served. */
export const oldBuilds = (
  builds: readonly BuildRow[],
  live: Pick<LiveSetRow, 'builds' | 'canary'> | undefined,
): BuildRow[] => owners.flatMap((name) => beyondTheKept(name, builds, live));

function beyondTheKept(
  name: Frontend,
  builds: readonly BuildRow[],
  live: Pick<LiveSetRow, 'builds' | 'canary'> | undefined,
): BuildRow[] {
  const isServed = (buildId: string) =>
    live?.builds[name] === buildId || (live?.canary?.name === name && live.canary.buildId === buildId);
  const own = builds.filter((build) => build.name === name);
  const withMocks = own.filter(({ buildId }) => isMockedBuild(buildId));
  const others = own.filter(({ buildId }) => !isMockedBuild(buildId));
  return [...others.slice(KEPT_BUILDS), ...withMocks.slice(KEPT_MOCKED_BUILDS)].filter(
    ({ buildId }) => !isServed(buildId),
  );
}
