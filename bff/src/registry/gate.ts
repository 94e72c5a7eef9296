import { breakagesOf } from '@wishbow/contracts/breakages';
import { type Breakage, BuildContract } from '@wishbow/contracts/build-contract';
import type { Frontend } from '@wishbow/contracts/deployments';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import type { BuildRow } from './build-model.ts';
import type { LiveSetRow } from './live-set-model.ts';
import { ownContract } from './own-contract.ts';
import { listBuilds, listServedSince } from './registry-repository.ts';

type LiveBuilds = Partial<Record<Frontend, string>>;

/** What would break if a build went live beside the others that are, and beside this process. */
export async function breakagesBeside(
  connection: Connection,
  candidate: BuildRow,
  live: LiveBuilds,
  session: ClientSession,
): Promise<Breakage[]> {
  const contracts = await liveContracts(connection, live, session);
  const contract = contractIn(candidate);
  if (contract) return breakagesOf(contract, contracts);
  return contracts.some(({ name }) => name === candidate.name) ? [silenceOf(candidate)] : [];
}

/** What would break only for those who get the build that is tried on some: a page of theirs has it beside what is live. */
export async function breakagesBesideCanary(
  connection: Connection,
  candidate: BuildRow,
  { builds, canary }: Pick<LiveSetRow, 'builds' | 'canary'>,
  session: ClientSession,
): Promise<Breakage[]> {
  if (!canary || canary.name === candidate.name) return [];
  const tried = { ...builds, [canary.name]: canary.buildId };
  const [besideLive, besideTried] = [
    await breakagesBeside(connection, candidate, builds, session),
    await breakagesBeside(connection, candidate, tried, session),
  ];
  const known = new Set(besideLive.map(({ kind, what }) => `${kind} ${what}`));
  return besideTried
    .filter(({ kind, what }) => !known.has(`${kind} ${what}`))
    .map((breakage) => ({
      ...breakage,
      fine: `End the trial of ${canary.name} ${canary.buildId} first, or: ${breakage.fine}`,
    }));
}

/** A page that is open that long is reloaded in the end, and no build is kept for it any longer than ten others are. */
const TABS_STAY_MS = 24 * 60 * 60_000;

/**
 * What would break if a BFF answered in place of this one: for what is live, for what is tried, and for builds that were
 * live within a day, which tabs have open and a rollback leads to.
 */
export async function breakagesOfBff(
  connection: Connection,
  candidate: BuildContract,
  live: LiveBuilds,
  now: Date,
): Promise<Breakage[]> {
  const contracts = await liveContracts(connection, live);
  const besideLive = breakagesOf(candidate, contracts);
  const told = new Set(besideLive.map(keyOf));
  const others = await listServedSince(connection, new Date(now.getTime() - TABS_STAY_MS));
  const inTabs = others
    .filter(({ name, buildId }) => live[name] !== buildId)
    .flatMap((row) => {
      const contract = contractIn(row);
      if (!contract) return [];
      return breakagesOf(candidate, [ownContract(), contract])
        .filter((breakage) => !told.has(keyOf(breakage)) && breakage.hurts.includes(row.name))
        .map((breakage) => ({ ...breakage, ...heldByTabs(row) }));
    });
  return [...besideLive, ...inTabs];
}

const keyOf = ({ kind, what, reasons }: Breakage): string => JSON.stringify([kind, what, reasons]);

const heldByTabs = ({ name, buildId }: BuildRow) => ({
  hurts: [`${name} ${buildId}`],
  fine: `Keep it until a day after ${name} ${buildId} was live last: tabs have it open, and a rollback leads to it.`,
});

/** The contracts of what is live, as far as builds have one, and this process's own. */
export async function liveContracts(
  connection: Connection,
  live: LiveBuilds,
  session?: ClientSession,
): Promise<BuildContract[]> {
  const keys = Object.entries(live).map(([name, buildId]) => `${name}@${buildId}`);
  const rows = await listBuilds(connection, keys, session);
  return [ownContract(), ...rows.flatMap((row) => contractIn(row) ?? [])];
}

function contractIn({ contract }: BuildRow): BuildContract | undefined {
  return contract === null ? undefined : BuildContract.parse(JSON.parse(contract));
}

/** Of the build it replaces is known what others need of it: it has to say, too. */
const silenceOf = ({ name, buildId }: BuildRow): Breakage => ({
  kind: 'exposes',
  what: `${name} contract.json`,
  hurts: [name],
  reasons: [`The build ${buildId} has no contract.json, so nobody knows what it takes away.`],
  fine: 'Build it anew: npm run deploy does.',
});
