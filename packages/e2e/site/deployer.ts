import { readFileSync } from 'node:fs';
import path from 'node:path';
import { canaryContract } from '@wishbow/contracts/canary-contract';
import type { Frontend } from '@wishbow/contracts/deployments';
import { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import { type Call, createClient } from '@wishbow/http/client';
import { filesOfBuild } from '../../tooling/deploy/files-of-build.ts';
import { SITES } from './sites.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const act = { by: 'Ines', reason: 'For a journey' };

/** Whoever holds the deploy token of a site of the journeys. */
export function deployer(siteUrl: string | undefined): Call {
  const site = Object.values(SITES).find(({ url }) => url === siteUrl);
  if (!site) throw new Error(`No site of the journeys answers at ${siteUrl}`);
  const { deployToken } = JSON.parse(readFileSync(path.join(ROOT, site.data, 'launcher.json'), 'utf8'));
  return createClient({ baseUrl: site.url, headers: () => ({ authorization: `Bearer ${deployToken}` }) });
}

/** The live set. */
export const liveSet = async (call: Call) => (await call(deploymentsContract.getRegistry, {})).body.live;

interface Changed {
  readonly name: Frontend;
  readonly live: string;
  readonly buildId: string;
  /** What stands in its scripts, and what stands there instead. */
  readonly swap: readonly [string, string];
}

/** Uploads the live build of the checkout once more under another id, with something of its scripts changed. */
export async function uploadChanged(call: Call, { name, live, buildId, swap: [from, to] }: Changed): Promise<void> {
  const textOf = (file: string, text: string) => {
    if (file.endsWith('.js')) return text.replaceAll(from, to);
    const renamed = text.replaceAll(`/${name}/${live}/`, `/${name}/${buildId}/`);
    return file === 'build.json' || file === 'contract.json'
      ? JSON.stringify({ ...JSON.parse(renamed), buildId })
      : renamed;
  };
  const files = filesOfBuild(path.join(ROOT, name, 'dist', live))
    .filter(({ path: file }) => /\.(js|css|json)$/.test(file))
    .map(({ path: file, base64 }) => {
      const text = textOf(file, Buffer.from(base64, 'base64').toString('utf8'));
      return { path: file, base64: Buffer.from(text).toString('base64') };
    });
  await call(deploymentsContract.uploadBuild, { body: { name, build_id: buildId, by: act.by, files } });
}

export async function promoteBuildOf(call: Call, name: Frontend, buildId: string): Promise<number> {
  const { revision } = await liveSet(call);
  return (await call(deploymentsContract.promoteBuild, { body: { ...act, name, build_id: buildId, revision } })).status;
}

/** Leaves the site as a journey has found it, however it ended. */
export async function serveAgain(call: Call, name: Frontend, buildId: string): Promise<void> {
  const { builds, canary } = await liveSet(call);
  if (canary) await call(canaryContract.stopTrying, { body: { ...act, name: canary.name, build_id: canary.buildId } });
  if (builds[name] !== buildId) await promoteBuildOf(call, name, buildId);
}
