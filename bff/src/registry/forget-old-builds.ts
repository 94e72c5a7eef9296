import type { Frontend } from '@wishbow/contracts/deployments';
import { isMockedBuild } from '@wishbow/contracts/mocked-build';
import { owners } from '@wishbow/contracts/routes';
import { type ClientSession, type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { BuildRow } from './build-model.ts';
import type { LiveSetRow } from './live-set-model.ts';
import type { RegistryDeps } from './registry-deps.ts';
import { buildKey, findLiveSet, listAllBuilds, removeBuilds } from './registry-repository.ts';
import { buildBefore } from './roll-back-part.ts';

/** Of each frontend, of those that were live or tried: for pages that were opened before a deployment, and for going back. */
const KEPT_SERVED_BUILDS = 10;
/** Of each frontend, of those that were only uploaded: however many come, they push none of the others out. */
const KEPT_UPLOADS = 10;
/** Of each frontend, beside the others: nobody goes back to mocks. */
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
    const unused = oldBuilds(await listAllBuilds(connection, session), servedKeys(live), now());
    const old = await withoutWayBack(connection, unused, live, session);
    const keys = old.map(({ _id }) => _id);
    if (keys.length > 0) await removeBuilds(connection, keys, session);
    return old;
  });
  for (const { name, buildId } of forgotten) await store.remove(name, buildId);
  await store.sweep(now());
}

function servedKeys(live: LiveSetRow | undefined): ReadonlySet<string> {
  const canary = live?.canary;
  const keys = owners.map((name) => buildKey(name, live?.builds[name] ?? ''));
  return new Set(canary ? [...keys, buildKey(canary.name, canary.buildId)] : keys);
}

/** Without what a rollback of what is live leads to. */
async function withoutWayBack(
  connection: Connection,
  unused: readonly BuildRow[],
  live: LiveSetRow | undefined,
  session: ClientSession,
): Promise<BuildRow[]> {
  const kept = new Set<string>();
  for (const name of new Set(unused.map((build) => build.name))) {
    const before = await buildBefore(connection, name, live?.builds[name] ?? '', session);
    if (before) kept.add(buildKey(name, before));
  }
  return unused.filter(({ _id }) => !kept.has(_id));
}

/** @param builds the last used ones first. @returns those beyond the last of their kind that nobody needs or is shown. */
function oldBuilds(builds: readonly BuildRow[], served: ReadonlySet<string>, now: Date): BuildRow[] {
  const isNeeded = ({ _id, shownUntil }: BuildRow) => served.has(_id) || (shownUntil && shownUntil > now);
  return owners.flatMap((name) => beyondTheKept(name, builds, served)).filter((build) => !isNeeded(build));
}

function beyondTheKept(name: Frontend, builds: readonly BuildRow[], served: ReadonlySet<string>): BuildRow[] {
  const own = builds.filter((build) => build.name === name);
  const withMocks = own.filter(({ buildId }) => isMockedBuild(buildId));
  const others = own.filter(({ buildId }) => !isMockedBuild(buildId));
  const isServed = ({ _id, wasServed }: BuildRow) => wasServed || served.has(_id);
  return [
    ...others.filter(isServed).slice(KEPT_SERVED_BUILDS),
    ...others.filter((build) => !isServed(build)).slice(KEPT_UPLOADS),
    ...withMocks.slice(KEPT_MOCKED_BUILDS),
  ];
}
