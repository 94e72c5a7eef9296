import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildContract } from '@wishbow/contracts/build-contract';
import type { Frontend } from '@wishbow/contracts/deployments';
import { BuildReport, snapshotOf } from '@wishbow/contracts/registry';
import { emptyContract } from '@wishbow/http/build-contracts';

/** The smallest build there can be, as text by file; what its container says tells builds apart. */
export function aBuild(
  name: Frontend,
  buildId: string,
  { says = buildId, contract = {} }: { readonly says?: string; readonly contract?: Partial<BuildContract> } = {},
): Record<string, string> {
  const isShell = name === 'shell';
  const folder = isShell ? `/assets/${buildId}/` : `/_mf/${name}/${buildId}/`;
  const entry = isShell ? 'main.js' : 'remoteEntry.js';
  const report = BuildReport.parse({
    name,
    buildId,
    entry: folder + entry,
    initial: [],
    early: { js: [], css: [] },
    exposes: isShell ? {} : { './lifecycles': { js: [`${folder}lifecycles.js`], css: [] } },
    pages: isShell ? {} : { profile: { js: [], css: [] } },
    gzipBytes: { [entry]: 20 },
  });
  return {
    'build.json': JSON.stringify(report),
    'contract.json': JSON.stringify({
      ...emptyContract(name, buildId),
      exposes: Object.keys(report.exposes),
      ...contract,
    }),
    [entry]: `/* ${says} */`,
    ...(isShell
      ? { 'index.html': `<html data-theme="system"><head><!--wishbow:head--></head><body>${says}</body></html>` }
      : { 'lifecycles.js': '' }),
  };
}

/** A checkout that was built: the shell and one part; in a folder of its own, or once more in one that is there. */
export async function aCheckout(wishlists = 'w1', folder?: string): Promise<string> {
  const root = folder ?? (await mkdtemp(path.join(tmpdir(), 'wishbow-site-')));
  const builds = [
    ['shell', 's1'],
    ['mf-wishlists', wishlists],
  ] as const;
  const reports = [];
  for (const [name, buildId] of builds) {
    const files = aBuild(name, buildId);
    reports.push(BuildReport.parse(JSON.parse(files['build.json'] ?? '')));
    await writeAll(path.join(root, name, 'dist', buildId), files);
  }
  await writeAll(path.join(root, '.build'), { 'registry.json': JSON.stringify(snapshotOf('r1', reports)) });
  return root;
}

async function writeAll(folder: string, files: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
}
