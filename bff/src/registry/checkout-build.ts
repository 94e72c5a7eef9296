import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BuildReport, RegistrySnapshot } from '@wishbow/contracts/registry';
import type { ServedBuilds } from '../page/site-build.ts';

const NO_WEIGHT = { initial: [], gzipBytes: {} };

/** What the build left in `.build/registry.json`; read again when it changed. @throws ENOENT when nothing was built. */
export function checkoutBuild(siteRoot: string): () => Promise<ServedBuilds> {
  const file = path.join(siteRoot, '.build/registry.json');
  let known: { readonly at: number; readonly served: ServedBuilds } | undefined;
  return async () => {
    const { mtimeMs } = await stat(file);
    if (known?.at !== mtimeMs) known = { at: mtimeMs, served: servedOf(await readSnapshot(file)) };
    return known.served;
  };
}

async function readSnapshot(file: string): Promise<RegistrySnapshot> {
  const text = await readFile(file, 'utf8');
  try {
    return RegistrySnapshot.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`What the build left in ${file} cannot be read`, { cause });
  }
}

function servedOf(snapshot: RegistrySnapshot): ServedBuilds {
  const reports = reportsOf(snapshot);
  const builds = Object.fromEntries(reports.map(({ name, buildId }) => [name, buildId]));
  return { builds: { live: { revision: 0, builds, canary: null }, reports }, snapshot, isRegistryThere: false };
}

/** As much of the reports as pages need; what a build weighs stands in its own `build.json`. */
const reportsOf = ({ shell, parts }: RegistrySnapshot): BuildReport[] => [
  {
    name: 'shell',
    buildId: shell.buildId,
    entry: `/assets/${shell.buildId}/main.js`,
    early: shell.preload,
    exposes: {},
    pages: {},
    ...NO_WEIGHT,
  },
  ...parts.map((part) => ({ ...part, early: { js: [], css: [] }, ...NO_WEIGHT })),
];
