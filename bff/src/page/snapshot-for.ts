import { createHash } from 'node:crypto';
import {
  type BuildReport,
  type Canary,
  type LiveBuilds,
  type RegistrySnapshot,
  snapshotOf,
} from '@wishbow/contracts/registry';

/** What decides which builds somebody is served. */
export interface BuildChoice {
  /** What a browser has drawn once; undefined where it keeps nothing. It decides over canaries and says nothing of anybody. */
  readonly lot: number | undefined;
  /** Builds that somebody has chosen for themselves, in place of whatever else they would get. */
  readonly chosen: readonly BuildReport[];
}

/**
 * The builds of one page. It keeps them whatever is deployed meanwhile, since all that it loads later, modals and slots of
 * other parts too, comes from the builds that are written into it.
 */
export function snapshotFor({ live, reports }: LiveBuilds, { lot, chosen }: BuildChoice): RegistrySnapshot {
  const canary = live.canary && isDrawn(lot, live.canary) ? live.canary : undefined;
  const builds = canary ? { ...live.builds, [canary.name]: canary.buildId } : live.builds;
  const served = reports.filter(({ name, buildId }) => builds[name] === buildId);
  const others = served.filter(({ name }) => !chosen.some((own) => own.name === name));
  const special = [...chosen, ...others.filter((report) => isThe(canary, report))];
  const marks = special.map(({ name, buildId }) => `+${name}@${buildId}`);
  return snapshotOf([live.revision, ...marks].join(''), [...chosen, ...others]);
}

/** Whether a canary is tried on whoever has drawn this. The same lot gets the same answer for as long as the canary stands. */
export const isDrawn = (lot: number | undefined, canary: Pick<Canary, 'name' | 'buildId' | 'percent'>): boolean =>
  lot !== undefined && placeOf(lot, canary) < canary.percent;

/** From 0 up to 100, and another one for each build: it is not always the same people on whom things are tried. */
function placeOf(lot: number, { name, buildId }: Pick<Canary, 'name' | 'buildId'>): number {
  const hash = createHash('sha256').update(`${name}@${buildId} ${lot}`).digest();
  return (hash.readUInt32BE() / 2 ** 32) * 100;
}

const isThe = (canary: Canary | undefined, { name, buildId }: BuildReport): boolean =>
  canary?.name === name && canary.buildId === buildId;
