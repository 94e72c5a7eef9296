import type { Frontend } from '@wishbow/contracts/deployments';
import { inTransaction } from '@wishbow/service/mongo/connection';
import { announceLiveSet } from '../registry/announce-live-set.ts';
import { addDeployments } from '../registry/deployment-repository.ts';
import type { LiveSetRow } from '../registry/live-set-model.ts';
import { type DeployAct, type FlipOutcome, liveSetOf } from '../registry/make-live.ts';
import { recordDeployment } from '../registry/record-deployment.ts';
import type { RegistryDeps } from '../registry/registry-deps.ts';
import { findLiveSet, flipLiveSet } from '../registry/registry-repository.ts';

export interface EndOfTrial extends DeployAct {
  readonly name: Frontend;
  /** The canary that was seen: a repeated call ends no other. */
  readonly buildId: string;
}

/** Has everybody served what is live again. Of several who decide so at the same time one does it, and it is written down once. */
export async function stopTrying(deps: RegistryDeps, end: EndOfTrial): Promise<FlipOutcome> {
  const { name, buildId, by, reason, adminId } = end;
  const connection = await deps.database.open();
  const now = deps.now();
  const outcome = await inTransaction(connection, async (session): Promise<FlipOutcome> => {
    const live = await findLiveSet(connection, session);
    const to = live?.builds[name];
    const isTried = live?.canary?.name === name && live.canary.buildId === buildId;
    if (!isTried || to === undefined) return noCanary(live);
    const flipped = await flipLiveSet(connection, live, { canary: null, changedAt: now }, session);
    if (!flipped) return { ok: false, reason: 'moved', live: liveSetOf(live) };
    const { revision } = flipped;
    const act = {
      at: now,
      kind: 'canary_end',
      name,
      from: buildId,
      to,
      revision,
      outcome: 'done',
      by,
      reason,
    } as const;
    const [deployment] = await addDeployments(connection, [{ ...act, breakages: [] }], session);
    if (deployment) await recordDeployment(connection, session, deployment, adminId, now);
    return { ok: true, live: liveSetOf(flipped), deployment: deployment ?? null };
  });
  if (outcome.ok) await announceLiveSet(deps, outcome.live);
  return outcome;
}

const noCanary = (live: LiveSetRow | undefined): FlipOutcome => ({
  ok: false,
  reason: 'no_canary',
  live: live ? liveSetOf(live) : { revision: 0, builds: {}, canary: null },
});
