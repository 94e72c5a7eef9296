import type { Frontend } from '@wishbow/contracts/deployments';
import { type ClientSession, type Connection, isDuplicateKey } from '@wishbow/service/mongo/connection';
import { type BuildRow, buildModel } from './build-model.ts';
import { type LiveSetRow, liveSetModel } from './live-set-model.ts';

const LIVE = 'live';

export const buildKey = (name: Frontend, buildId: string): string => `${name}@${buildId}`;

/** The live set; undefined before anything was ever deployed. */
export async function findLiveSet(connection: Connection, session?: ClientSession): Promise<LiveSetRow | undefined> {
  const found = liveSetModel(connection)
    .findById(LIVE)
    .session(session ?? null);
  return (await found.lean<LiveSetRow>()) ?? undefined;
}

/**
 * Replaces the live set where it is still the one that was seen. What was served until now counts as used until now: tabs
 * have it open, and a rollback leads to it, however many builds came since it went live.
 * @returns the new one; undefined when somebody else was faster.
 */
export async function flipLiveSet(
  connection: Connection,
  { revision, builds, canary }: Pick<LiveSetRow, 'revision' | 'builds' | 'canary'>,
  change: Partial<Pick<LiveSetRow, 'builds' | 'canary' | 'checkout' | 'bff'>> & Pick<LiveSetRow, 'changedAt'>,
  session: ClientSession,
): Promise<LiveSetRow | undefined> {
  const flipped = await liveSetModel(connection)
    .findOneAndUpdate(
      { _id: LIVE, revision },
      { $set: { ...change, revision: revision + 1 } },
      { session, returnDocument: 'after' },
    )
    .lean<LiveSetRow>();
  if (!flipped) return undefined;
  const served = servedKeys({ builds, canary });
  await buildModel(connection).updateMany(
    { _id: { $in: served } },
    { $set: { usedAt: change.changedAt, wasServed: true } },
    { session },
  );
  return flipped;
}

const servedKeys = ({ builds, canary }: Pick<LiveSetRow, 'builds' | 'canary'>): string[] => [
  ...Object.entries(builds).map(([name, buildId]) => `${name}@${buildId}`),
  ...(canary ? [buildKey(canary.name, canary.buildId)] : []),
];

/** Sets the empty pointer up, at which everything begins; one that is there already stays. */
export async function beginLiveSet(connection: Connection, now: Date): Promise<void> {
  const empty = { _id: LIVE, revision: 0, builds: {}, canary: null, checkout: {}, changedAt: now } as const;
  try {
    await liveSetModel(connection).create([empty]);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

export async function findBuild(
  connection: Connection,
  name: Frontend,
  buildId: string,
): Promise<BuildRow | undefined> {
  return (await buildModel(connection).findById(buildKey(name, buildId)).lean<BuildRow>()) ?? undefined;
}

/** @returns whether it was new; under a name that is taken nothing changes. */
export async function addBuild(connection: Connection, row: BuildRow): Promise<boolean> {
  try {
    await buildModel(connection).create([row]);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Builds by name and id, those that are there. */
export const listBuilds = (
  connection: Connection,
  keys: readonly string[],
  session?: ClientSession,
): Promise<BuildRow[]> =>
  buildModel(connection)
    .find({ _id: { $in: [...keys] } })
    .session(session ?? null)
    .lean<BuildRow[]>();

/** Builds that were live, or tried on some, at any time since then. */
export const listServedSince = (connection: Connection, since: Date): Promise<BuildRow[]> =>
  buildModel(connection)
    .find({ wasServed: true, usedAt: { $gte: since } })
    .lean<BuildRow[]>();

/** All builds, the last used ones first. */
export const listAllBuilds = (connection: Connection, session?: ClientSession): Promise<BuildRow[]> =>
  buildModel(connection)
    .find()
    .sort({ usedAt: -1, _id: 1 })
    .session(session ?? null)
    .lean<BuildRow[]>();

/**
 * Says that a build is used, which nobody can while it is being forgotten.
 * @returns it as it is; undefined when it is not there.
 */
export async function useBuild(
  connection: Connection,
  name: Frontend,
  buildId: string,
  now: Date,
  session: ClientSession,
): Promise<BuildRow | undefined> {
  const used = await buildModel(connection)
    .findByIdAndUpdate(buildKey(name, buildId), { $set: { usedAt: now } }, { session, returnDocument: 'after' })
    .lean<BuildRow>();
  return used ?? undefined;
}

/** Says that a link shows these builds, which are kept so long. */
export async function showBuildsUntil(connection: Connection, keys: readonly string[], until: Date): Promise<void> {
  await buildModel(connection).updateMany({ _id: { $in: [...keys] } }, { $max: { shownUntil: until } });
}

export async function removeBuilds(
  connection: Connection,
  keys: readonly string[],
  session: ClientSession,
): Promise<void> {
  await buildModel(connection).deleteMany({ _id: { $in: [...keys] } }, { session });
}
