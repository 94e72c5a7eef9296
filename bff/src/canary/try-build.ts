import { CanaryBudget } from '@wishbow/contracts/canary';
import type { Frontend } from '@wishbow/contracts/deployments';
import { isMockedBuild } from '@wishbow/contracts/mocked-build';
import type { Canary } from '@wishbow/contracts/registry';
import { type ClientSession, type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { announceLiveSet } from '../registry/announce-live-set.ts';
import { addDeployments } from '../registry/deployment-repository.ts';
import { breakagesBeside } from '../registry/gate.ts';
import type { LiveSetRow } from '../registry/live-set-model.ts';
import { type DeployAct, type FlipOutcome, type FlipRefusal, liveSetOf } from '../registry/make-live.ts';
import { recordDeployment } from '../registry/record-deployment.ts';
import type { RegistryDeps } from '../registry/registry-deps.ts';
import { findLiveSet, flipLiveSet, useBuild } from '../registry/registry-repository.ts';

export interface Trial extends DeployAct {
  readonly name: Frontend;
  readonly buildId: string;
  readonly percent: number;
  /** Left out it is that of the canary there is, or the usual one. */
  readonly budget?: CanaryBudget | undefined;
  /** Of the live set that was looked at when it was decided. */
  readonly revision: number;
}

/** Tries a build on a share of the sessions, or the one that is tried already on another share. The gate is asked as for everybody. */
export async function tryBuild(deps: RegistryDeps, trial: Trial): Promise<FlipOutcome> {
  const connection = await deps.database.open();
  const hasFiles = (await deps.store.findFolder(trial.name, trial.buildId)) !== undefined;
  const outcome = await inTransaction(connection, async (session): Promise<FlipOutcome> => {
    const live = await findLiveSet(connection, session);
    if (!live) return refused('no_build', { revision: 0, builds: {}, canary: null });
    const refusal = hasFiles ? refusalOf(trial, live) : 'no_build';
    return refusal ? refused(refusal, liveSetOf(live)) : begin(connection, session, live, trial, deps.now());
  });
  if (outcome.ok) await announceLiveSet(deps, outcome.live);
  return outcome;
}

const refused = (reason: FlipRefusal, live: ReturnType<typeof liveSetOf>): FlipOutcome => ({ ok: false, reason, live });

/** One at a time: of two that are tried together nobody could say which one people fare worse with. */
function refusalOf(
  { name, buildId, revision }: Trial,
  { builds, canary, ...live }: LiveSetRow,
): FlipRefusal | undefined {
  if (isMockedBuild(buildId)) return 'mocked';
  if (live.revision !== revision) return 'moved';
  if (builds[name] === undefined) return 'nothing_before';
  if (builds[name] === buildId) return 'live_already';
  return canary && !isThe(canary, name, buildId) ? 'other_canary' : undefined;
}

const isThe = (canary: Canary, name: Frontend, buildId: string): boolean =>
  canary.name === name && canary.buildId === buildId;

async function begin(
  connection: Connection,
  session: ClientSession,
  live: LiveSetRow,
  trial: Trial,
  now: Date,
): Promise<FlipOutcome> {
  const { name, buildId, percent, by, adminId } = trial;
  const build = await useBuild(connection, name, buildId, now, session);
  if (!build) return refused('no_build', liveSetOf(live));
  // Who would make it live all the same makes it live: nobody's share is drawn for what is known to fail.
  if (build.refusal?.by === 'smoke')
    return { ok: false, reason: 'unsound', live: liveSetOf(live), why: build.refusal.why };
  const breakages = await breakagesBeside(connection, build, live.builds, session);
  const reason = `To ${percent} in 100: ${trial.reason}`;
  const entry = { at: now, kind: 'canary', name, from: live.builds[name] ?? null, to: buildId, by, reason } as const;
  if (breakages.length > 0) {
    const act = { ...entry, revision: live.revision, outcome: 'refused', breakages } as const;
    const [deployment] = await addDeployments(connection, [act], session);
    return { ...refused('breaking', liveSetOf(live)), ...(deployment && { deployment }) };
  }
  const flipped = await flipLiveSet(connection, live, { canary: canaryOf(trial, live, now), changedAt: now }, session);
  if (!flipped) return refused('moved', liveSetOf(live));
  const act = { ...entry, revision: flipped.revision, outcome: 'done', breakages } as const;
  const [deployment] = await addDeployments(connection, [act], session);
  if (deployment) await recordDeployment(connection, session, deployment, adminId, now);
  return { ok: true, live: liveSetOf(flipped), deployment: deployment ?? null };
}

/** What is known of it so far counts on when it is tried on more people. */
function canaryOf({ name, buildId, percent, budget }: Trial, { canary }: LiveSetRow, now: Date): Canary {
  const usual = CanaryBudget.parse({});
  return {
    name,
    buildId,
    percent,
    since: canary?.since ?? now.toISOString(),
    budget: budget ?? canary?.budget ?? usual,
  };
}
