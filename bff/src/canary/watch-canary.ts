import type { Deployer } from '@wishbow/contracts/deployments';
import type { Canary } from '@wishbow/contracts/registry';
import type { Logger } from '@wishbow/service/logging/logger';
import { type Loop, startLoop } from '@wishbow/service/loop';
import type { SiteBuild } from '../page/site-build.ts';
import type { PartHealth } from '../part-health/part-health.ts';
import type { RegistryDeps } from '../registry/registry-deps.ts';
import { judgeCanary, type Verdict } from './judge-canary.ts';
import { stopTrying } from './stop-trying.ts';

const LOOK_EVERY_MS = 5_000;
/** What was longer ago says little about what people meet now. */
const JUDGED_MINUTES = 15;
const BY_ITSELF: Deployer = { kind: 'watch', name: 'canary watch', user_id: null };

export interface CanaryWatchDeps {
  readonly build: Pick<SiteBuild, 'current'>;
  readonly health: Pick<PartHealth, 'read'>;
  readonly registry: RegistryDeps;
  readonly logger: Logger;
}

/** Looks every five seconds at how the canary is doing. Every instance of the BFF does; the flip itself lets one of them win. */
export const watchCanary = (deps: CanaryWatchDeps): Loop =>
  startLoop({
    name: 'canary',
    idleMs: LOOK_EVERY_MS,
    logger: deps.logger,
    work: async () => {
      await lookAtCanary(deps);
      return false;
    },
  });

/**
 * Takes the canary back when it is over its budget against what is live.
 * @returns what was thought of it; undefined where there is none, or nobody who could take it back.
 */
export async function lookAtCanary({ build, health, registry, logger }: CanaryWatchDeps): Promise<Verdict | undefined> {
  const { builds, isRegistryThere } = await build.current();
  const { canary, builds: live } = builds.live;
  if (!canary || !isRegistryThere) return undefined;
  const figures = await health.read(minutesOf(canary, registry.now()));
  const ofBuild = (buildId: string | undefined) =>
    figures.find(({ part, build: id }) => part === canary.name && id === buildId);
  const verdict = judgeCanary(ofBuild(canary.buildId), ofBuild(live[canary.name]), canary.budget);
  if (verdict.is !== 'over-budget') return verdict;
  const { name, buildId } = canary;
  const outcome = await stopTrying(registry, { name, buildId, by: BY_ITSELF, reason: verdict.because });
  if (outcome.ok) logger.warn({ canary, because: verdict.because }, 'a canary was taken back');
  return verdict;
}

/** The minutes of its own time: what the live build did before says nothing about the two beside each other. */
function minutesOf({ since }: Canary, now: Date): number {
  const minutes = Math.floor(now.getTime() / 60_000) - Math.floor(new Date(since).getTime() / 60_000) + 1;
  return Math.max(1, Math.min(JUDGED_MINUTES, minutes));
}
