import type { Frontend } from '@wishbow/contracts/deployments';
import { inTransaction } from '@wishbow/service/mongo/connection';
import { announceLiveSet } from './announce-live-set.ts';
import { forgetOldBuilds } from './forget-old-builds.ts';
import { type DeployAct, type FlipOutcome, liveSetOf, makeLive } from './make-live.ts';
import type { RegistryDeps } from './registry-deps.ts';
import { beginLiveSet, findLiveSet } from './registry-repository.ts';

export interface Promotion extends DeployAct {
  readonly name: Frontend;
  readonly buildId: string;
  /** Of the live set that was looked at when it was decided. */
  readonly revision: number;
  /** Also where it failed its check in Chromium. */
  readonly anyway?: boolean | undefined;
}

/** Makes a build live, where the live set is still the one that was looked at. What is live already stays so. */
export async function promoteBuild(deps: RegistryDeps, promotion: Promotion): Promise<FlipOutcome> {
  const { name, buildId, revision } = promotion;
  const connection = await deps.database.open();
  const hasFiles = (await deps.store.findFolder(name, buildId)) !== undefined;
  await beginLiveSet(connection, deps.now());
  const outcome = await inTransaction(connection, async (session): Promise<FlipOutcome> => {
    const live = await findLiveSet(connection, session);
    if (!live) throw new Error('The live set is not there although it was begun');
    if (live.builds[name] === buildId) return { ok: true, live: liveSetOf(live), deployment: null };
    if (live.revision !== revision) return { ok: false, reason: 'moved', live: liveSetOf(live) };
    if (!hasFiles) return { ok: false, reason: 'no_build', live: liveSetOf(live) };
    return makeLive(connection, session, live, { ...promotion, kind: 'promote' }, deps.now());
  });
  if (outcome.ok) {
    await announceLiveSet(deps, outcome.live);
    await forgetOldBuilds(deps).catch((error: unknown) =>
      deps.logger.warn({ err: error, name, buildId }, 'a build is live, and what is too old could not be forgotten'),
    );
  }
  return outcome;
}
