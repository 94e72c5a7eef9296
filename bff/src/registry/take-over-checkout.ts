import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Frontend } from '@wishbow/contracts/deployments';
import { BuildReport } from '@wishbow/contracts/registry';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { ServedBuilds } from '../page/site-build.ts';
import { type BuildStore, buildDigest, readBuildFiles } from './build-store.ts';
import { BY_START } from './deployers.ts';
import { addDeployments, findLastAct } from './deployment-repository.ts';
import type { LiveSetRow } from './live-set-model.ts';
import { recordDeployment } from './record-deployment.ts';
import { addBuild, beginLiveSet, buildKey, findLiveSet, flipLiveSet } from './registry-repository.ts';

type FreshBuild = readonly [Frontend, string];

export interface TakeOver {
  readonly connection: Connection;
  readonly store: BuildStore;
  readonly siteRoot: string;
  readonly now: () => Date;
}

/**
 * Makes the builds of the checkout live that the site is started from: those that were built since it was started last.
 * What was deployed or rolled back meanwhile stays, unless its files are gone; so does what somebody has decided about a
 * build of this checkout that was uploaded: that it is tried on some, or on nobody any more. Where somebody deploys in
 * between, it is looked at again: neither their deployment is lost nor what was built for this start.
 */
export async function takeOverCheckout(deps: TakeOver, { builds }: ServedBuilds): Promise<void> {
  await beginLiveSet(deps.connection, deps.now());
  let isDone = false;
  while (!isDone) isDone = await takeOverOnto(deps, await liveSet(deps.connection), builds.reports);
}

async function liveSet(connection: Connection): Promise<LiveSetRow> {
  const live = await findLiveSet(connection);
  if (!live) throw new Error('The live set is not there although it was begun');
  return live;
}

/** @returns false where the live set is another one by now. */
async function takeOverOnto(deps: TakeOver, live: LiveSetRow, reports: readonly BuildReport[]): Promise<boolean> {
  const fresh: FreshBuild[] = [];
  for (const { name, buildId } of reports) {
    const isNew = live.checkout[name] !== buildId && !(await isDecided(deps, live, name, buildId));
    if (!isNew && (await isServable(deps.store, live, name))) continue;
    await keepBuild(deps, name, buildId);
    fresh.push([name, buildId]);
  }
  return fresh.length === 0 || flipTo(deps, live, fresh);
}

/** Whether somebody has taken this build back, or tries it: a start of the site does not know better. */
async function isDecided({ connection }: TakeOver, { builds }: LiveSetRow, name: Frontend, buildId: string) {
  if (builds[name] === buildId) return false;
  const last = await findLastAct(connection, name, buildId);
  return last !== undefined && last.by.kind !== 'start';
}

async function isServable(store: BuildStore, { builds }: LiveSetRow, name: Frontend): Promise<boolean> {
  const buildId = builds[name];
  return buildId !== undefined && (await store.findFolder(name, buildId)) !== undefined;
}

/** Keeps the files beside those of deployed builds: the checkout forgets old ones, also where they are live. */
async function keepBuild({ connection, store, siteRoot, now }: TakeOver, name: Frontend, buildId: string) {
  const folder = path.join(siteRoot, name, 'dist', buildId);
  await store.takeOver(name, buildId);
  const files = await readBuildFiles(folder);
  const textOf = (file: string) => files.find(({ path: name_ }) => name_ === file)?.content.toString('utf8') ?? null;
  const report = BuildReport.parse(JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8')));
  await addBuild(connection, {
    _id: buildKey(name, buildId),
    name,
    buildId,
    report: JSON.stringify(report),
    contract: textOf('contract.json'),
    digest: buildDigest(files),
    bytes: files.reduce((sum, { content }) => sum + content.length, 0),
    fileCount: files.length,
    uploadedAt: now(),
    usedAt: now(),
    by: BY_START,
  });
}

/**
 * All at once: builds of one checkout belong together. Another process that starts at the same time does the same.
 * @returns false where somebody else was faster.
 */
function flipTo({ connection, now }: TakeOver, live: LiveSetRow, fresh: readonly FreshBuild[]): Promise<boolean> {
  const at = now();
  const taken = Object.fromEntries(fresh);
  const builds = { ...live.builds, ...taken };
  // What was deployed by hand from this checkout is only taken note of: a trial beside it goes on.
  const changed = fresh.filter(([name, buildId]) => live.builds[name] !== buildId);
  const ended = changed.some(([name]) => name === live.canary?.name) ? live.canary : null;
  const change = {
    builds,
    checkout: { ...live.checkout, ...taken },
    canary: ended ? null : live.canary,
    changedAt: at,
  };
  return inTransaction(connection, async (session) => {
    const flipped = await flipLiveSet(connection, live, change, session);
    if (!flipped) return false;
    const act = { at, revision: flipped.revision, outcome: 'done' as const, by: BY_START, breakages: [] };
    const end = ended && {
      ...act,
      kind: 'canary_end' as const,
      name: ended.name,
      from: ended.buildId,
      to: builds[ended.name] ?? ended.buildId,
      reason: 'The site was started from a checkout with a newer build',
    };
    const arrivals = changed.map(([name, to]) => ({
      ...act,
      kind: 'start' as const,
      name,
      from: live.builds[name] ?? null,
      to,
      reason: 'Built by the checkout that the site was started from',
    }));
    const entries = [...(end ? [end] : []), ...arrivals];
    const written = entries.length > 0 ? await addDeployments(connection, entries, session) : [];
    for (const deployment of written) await recordDeployment(connection, session, deployment, undefined, at);
    return true;
  });
}
