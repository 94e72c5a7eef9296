import type { Breakage } from '@wishbow/contracts/build-contract';
import type { BuildRefusal, DeployedBuild, Frontend } from '@wishbow/contracts/deployments';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { buildModel } from './build-model.ts';
import { buildView } from './build-view.ts';
import type { RegistryDeps } from './registry-deps.ts';
import { buildKey, findBuild } from './registry-repository.ts';

interface SmokeRun {
  readonly name: Frontend;
  readonly buildId: string;
  /** null where all was well. */
  readonly fault: string | null;
}

/** Keeps what a build's check in Chromium has found last. @returns undefined where there is no such build. */
export async function recordSmokeRun(
  { database, now }: Pick<RegistryDeps, 'database' | 'now'>,
  { name, buildId, fault }: SmokeRun,
): Promise<DeployedBuild | undefined> {
  const connection = await database.open();
  const refusal: BuildRefusal | null = fault === null ? null : { by: 'smoke', why: fault, at: now().toISOString() };
  await buildModel(connection).updateOne({ _id: buildKey(name, buildId) }, { $set: { refusal } });
  const build = await findBuild(connection, name, buildId);
  return build && buildView(build);
}

/** Keeps what the gate has found last; that a build failed its check stays, for the gate knows nothing of it. */
export async function recordGate(
  connection: Connection,
  key: string,
  breakages: readonly Breakage[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  const why = breakages.map(
    ({ what, hurts, reasons }) => `${what}, needed by ${hurts.join(', ')}. ${reasons.join(' ')}`,
  );
  const refusal: BuildRefusal | null =
    why.length === 0 ? null : { by: 'gate', why: why.join('\n'), at: at.toISOString() };
  await buildModel(connection).updateOne(
    { _id: key, 'refusal.by': { $ne: 'smoke' } },
    { $set: { refusal } },
    { session },
  );
}
