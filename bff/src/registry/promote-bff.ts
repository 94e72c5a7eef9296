import type { BuildContract } from '@wishbow/contracts/build-contract';
import type { Deployer, Deployment } from '@wishbow/contracts/deployments';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { announceLiveSet } from './announce-live-set.ts';
import { addDeployment } from './deployment-repository.ts';
import { breakagesOfBff } from './gate.ts';
import { liveSetOf } from './make-live.ts';
import { recordDeployment } from './record-deployment.ts';
import type { RegistryDeps } from './registry-deps.ts';
import { beginLiveSet, findLiveSet, flipLiveSet } from './registry-repository.ts';

export interface BffPromotion {
  readonly kind: 'promote' | 'rollback';
  readonly buildId: string;
  /** What it answers. */
  readonly contract: BuildContract;
  /** Only a refusal is to be written down, which its deployer has seen. */
  readonly is_refused?: true | undefined;
  readonly by: Deployer;
  readonly reason: string;
}

export type BffOutcome =
  | { readonly ok: true; readonly deployment: Deployment }
  | { readonly ok: false; readonly reason: 'breaking'; readonly deployment: Deployment }
  | { readonly ok: false; readonly reason: 'moved' };

/** Writes down that another build of the BFF serves the site, or that the gate has refused that it does. */
export async function promoteBff(deps: RegistryDeps, promotion: BffPromotion): Promise<BffOutcome> {
  const connection = await deps.database.open();
  const now = deps.now();
  await beginLiveSet(connection, now);
  const seen = await liveSetIn(connection);
  const breakages = await breakagesOfBff(connection, promotion.contract, seen.builds, now);
  const { kind, buildId, by, reason } = promotion;
  const act = { at: now, kind, name: 'bff', from: seen.bff ?? null, to: buildId, by, reason, breakages } as const;
  const outcome = await inTransaction(connection, async (session): Promise<BffOutcome> => {
    if (breakages.length > 0) {
      const entry = { ...act, outcome: 'refused', revision: seen.revision } as const;
      return { ok: false, reason: 'breaking', deployment: await addDeployment(connection, entry, session) };
    }
    if (promotion.is_refused) return { ok: false, reason: 'moved' };
    // Where something else has gone live since it was looked at, the gate has said nothing of it.
    const flipped = await flipLiveSet(connection, seen, { bff: buildId, changedAt: now }, session);
    if (!flipped) return { ok: false, reason: 'moved' };
    const entry = { ...act, outcome: 'done', revision: flipped.revision } as const;
    const deployment = await addDeployment(connection, entry, session);
    await recordDeployment(connection, session, deployment, undefined, now);
    return { ok: true, deployment };
  });
  if (outcome.ok) await announceLiveSet(deps, liveSetOf(await liveSetIn(connection)));
  return outcome;
}

async function liveSetIn(connection: Connection) {
  const live = await findLiveSet(connection);
  if (!live) throw new Error('The live set is not there although it was begun');
  return live;
}
