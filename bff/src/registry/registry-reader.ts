import { BuildReport, type LiveBuilds, stableSnapshotOf } from '@wishbow/contracts/registry';
import type { Connection } from '@wishbow/service/mongo/connection';
import { expected } from '@wishbow/service/system-refusals';
import type { ServedBuilds, SiteBuild } from '../page/site-build.ts';
import { checkoutBuild } from './checkout-build.ts';
import { forgetOldBuilds } from './forget-old-builds.ts';
import { keepLastKnown, readLastKnown } from './last-known.ts';
import type { LiveSetRow } from './live-set-model.ts';
import { noteBffStart } from './note-bff-start.ts';
import type { RegistryDatabase } from './registry-database.ts';
import { buildKey, findBuild, findLiveSet, listBuilds } from './registry-repository.ts';
import { type TakeOver, takeOverCheckout } from './take-over-checkout.ts';

export interface RegistryReaderDeps extends Pick<TakeOver, 'store' | 'siteRoot' | 'now'> {
  readonly database: RegistryDatabase;
  /** Where what is known last is kept. */
  readonly buildsFolder: string;
  /** What this process was built to, where it says so. */
  readonly bffBuild?: string | undefined;
  /** It was deployed to a site that runs: no start of it, which would take anything over. */
  readonly isReplacement?: boolean;
}

type Reader = Pick<SiteBuild, 'current' | 'findReport'> & { readonly refresh: () => Promise<void> };

/** Reads what is live, one reading at a time; the first one takes the builds of the checkout over. */
export async function registryReader(deps: RegistryReaderDeps): Promise<Reader> {
  const { database, buildsFolder } = deps;
  const ofCheckout = checkoutBuild(deps.siteRoot);
  const lastKnown = await readLastKnown(buildsFolder);
  let served: ServedBuilds | undefined = lastKnown && servedOf(lastKnown, false);
  let hasTakenOver = false;
  let reading: Promise<void> = Promise.resolve();

  const noteStart = async (connection: Connection) => {
    // A process that serves no checkout has none: everything was deployed to it.
    const built = await ofCheckout().catch(expected('ENOENT'));
    if (built) await takeOverCheckout({ ...deps, connection }, built);
    if (deps.bffBuild) await noteBffStart(connection, deps.bffBuild, deps.now());
  };
  const takeOver = async (connection: Connection) => {
    if (!deps.isReplacement) await noteStart(connection);
    await forgetOldBuilds(deps);
    hasTakenOver = true;
  };
  const read = async () => {
    const connection = await database.open();
    if (!hasTakenOver) await takeOver(connection);
    const row = await findLiveSet(connection);
    if (!row || (served?.isRegistryThere && served.builds.live.revision === row.revision)) return;
    const builds = await liveBuildsOf(connection, row, served?.builds.reports ?? []);
    served = servedOf(builds, true);
    await keepLastKnown(buildsFolder, builds);
  };
  const readOrRemember = async () => {
    try {
      await read();
    } catch (error) {
      if (served) served = { ...served, isRegistryThere: false };
      throw error;
    }
  };
  return {
    current: async () => served ?? ofCheckout(),
    findReport: async (name, buildId) => {
      const isIt = (report: BuildReport) => report.name === name && report.buildId === buildId;
      const known = served?.builds.reports.find(isIt);
      if (known) return known;
      const build = await findBuild(await database.open(), name, buildId);
      return build && reportOf(build);
    },
    refresh: () => {
      reading = reading.then(readOrRemember, readOrRemember);
      return reading;
    },
  };
}

const servedOf = (builds: LiveBuilds, isRegistryThere: boolean): ServedBuilds => ({
  builds,
  snapshot: stableSnapshotOf(builds),
  isRegistryThere,
});

/** Reports never change, so those that are known are not read again. */
async function liveBuildsOf(
  connection: Connection,
  { revision, builds, canary }: LiveSetRow,
  known: readonly BuildReport[],
): Promise<LiveBuilds> {
  const wanted = Object.entries(builds).map(([name, buildId]) => `${name}@${buildId}`);
  const keys = canary ? [...wanted, buildKey(canary.name, canary.buildId)] : wanted;
  const kept = known.filter(({ name, buildId }) => keys.includes(buildKey(name, buildId)));
  const missing = keys.filter((key) => !kept.some(({ name, buildId }) => buildKey(name, buildId) === key));
  const read = missing.length > 0 ? await listBuilds(connection, missing) : [];
  return { live: { revision, builds, canary }, reports: [...kept, ...read.map(reportOf)] };
}

const reportOf = ({ report }: { readonly report: string }): BuildReport => BuildReport.parse(JSON.parse(report));
