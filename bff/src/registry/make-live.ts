import type { Breakage } from '@wishbow/contracts/build-contract';
import type { Deployer, Deployment, Frontend } from '@wishbow/contracts/deployments';
import { isMockedBuild } from '@wishbow/contracts/mocked-build';
import type { LiveSet } from '@wishbow/contracts/registry';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import type { BuildRow } from './build-model.ts';
import type { DeploymentRow } from './deployment-model.ts';
import { addDeployments } from './deployment-repository.ts';
import { breakagesBeside, breakagesBesideCanary } from './gate.ts';
import type { LiveSetRow } from './live-set-model.ts';
import { recordDeployment } from './record-deployment.ts';
import { recordGate } from './refuse-build.ts';
import { flipLiveSet, useBuild } from './registry-repository.ts';

/** Who changes the live set, and why. */
export interface DeployAct {
  readonly by: Deployer;
  readonly reason: string;
  /** The admin in whose name it is done, where it is one. */
  readonly adminId?: UserId;
}

export interface Flip extends DeployAct {
  readonly name: Frontend;
  readonly buildId: string;
  readonly kind: 'promote' | 'rollback';
  /** Also where it failed its check in Chromium; what was live once goes back without. */
  readonly anyway?: boolean | undefined;
}

export type FlipOutcome =
  /** `deployment` is null where the build was live already. */
  | { readonly ok: true; readonly live: LiveSet; readonly deployment: Deployment | null }
  | {
      readonly ok: false;
      readonly reason: FlipRefusal;
      readonly live: LiveSet;
      readonly deployment?: Deployment;
      readonly why?: string;
    };
export type FlipRefusal =
  | 'no_build'
  | 'mocked'
  | 'unsound'
  | 'moved'
  | 'breaking'
  | 'not_live'
  | 'nothing_before'
  | 'live_already'
  | 'other_canary'
  | 'no_canary';

export const liveSetOf = ({ revision, builds, canary }: LiveSetRow): LiveSet => ({ revision, builds, canary });

/** Makes one build live beside the others, unless the gate refuses it; either is written down with it. */
export async function makeLive(
  connection: Connection,
  session: ClientSession,
  live: LiveSetRow,
  flip: Flip,
  now: Date,
): Promise<FlipOutcome> {
  const { name, buildId } = flip;
  if (isMockedBuild(buildId)) return { ok: false, reason: 'mocked', live: liveSetOf(live) };
  const build = await useBuild(connection, name, buildId, now, session);
  if (!build) return { ok: false, reason: 'no_build', live: liveSetOf(live) };
  if (flip.kind === 'promote' && build.refusal?.by === 'smoke' && !flip.anyway)
    return { ok: false, reason: 'unsound', why: build.refusal.why, live: liveSetOf(live) };
  const { breakages, endsTrial } = await comparedWith(connection, build, live, flip.kind, session);
  await recordGate(connection, build._id, breakages, now, session);
  if (breakages.length > 0) {
    const refused = entryOf(flip, live, { at: now, revision: live.revision, outcome: 'refused', breakages });
    const [deployment] = await addDeployments(connection, [refused], session);
    return { ok: false, reason: 'breaking', live: liveSetOf(live), ...(deployment && { deployment }) };
  }
  const change = {
    builds: { ...live.builds, [name]: buildId },
    canary: endsTrial ? null : live.canary,
    changedAt: now,
  };
  const flipped = await flipLiveSet(connection, live, change, session);
  if (!flipped) return { ok: false, reason: 'moved', live: liveSetOf(live) };
  const done = entryOf({ ...flip, reason: reasonOf(flip, live, endsTrial) }, live, {
    at: now,
    revision: flipped.revision,
    outcome: 'done',
    breakages,
  });
  const [deployment] = await addDeployments(connection, [done], session);
  if (deployment) await recordDeployment(connection, session, deployment, flip.adminId, now);
  return { ok: true, live: liveSetOf(flipped), deployment: deployment ?? null };
}

/**
 * The gate's verdict, beside what is live and beside what is tried; and whether the trial ends by it: that of the part itself,
 * or one that does not fit where somebody goes back, for they are in a hurry.
 */
async function comparedWith(
  connection: Connection,
  build: BuildRow,
  live: LiveSetRow,
  kind: Flip['kind'],
  session: ClientSession,
): Promise<{ breakages: Breakage[]; endsTrial: boolean }> {
  const besideLive = await breakagesBeside(connection, build, live.builds, session);
  const besideCanary = await breakagesBesideCanary(connection, build, live, session);
  if (kind === 'rollback' && besideCanary.length > 0) return { breakages: besideLive, endsTrial: true };
  return { breakages: [...besideLive, ...besideCanary], endsTrial: live.canary?.name === build.name };
}

/** A trial that ends because it does not fit stands with the reason: nobody has asked for that by itself. */
const reasonOf = ({ name, reason }: Flip, { canary }: LiveSetRow, endsTrial: boolean): string =>
  endsTrial && canary && canary.name !== name
    ? `${reason} (ends the trial of ${canary.name} ${canary.buildId}, which does not fit)`
    : reason;

const entryOf = (
  { kind, name, buildId, by, reason }: Flip,
  live: LiveSetRow,
  rest: Pick<DeploymentRow, 'at' | 'revision' | 'outcome' | 'breakages'>,
): Omit<DeploymentRow, '_id'> => ({ kind, name, from: live.builds[name] ?? null, to: buildId, by, reason, ...rest });
