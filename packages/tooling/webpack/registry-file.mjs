import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace.mjs';

const FILE = path.join(ROOT, '.build/registry.json');

/** The snapshot of builds that belong together (`RegistrySnapshot` in packages/contracts), from their reports. */
export function registryOf(shell, parts) {
  return {
    revision: revisionOf([shell, ...parts]),
    shell: { buildId: shell.buildId, html: `shell/dist/${shell.buildId}/index.html`, preload: shell.early },
    parts: parts.map(({ name, buildId, entry, exposes, pages, firstViews, slots }) => ({
      name,
      buildId,
      entry,
      exposes,
      pages,
      firstViews,
      slots,
    })),
  };
}

/** Replaces the registry, whole or not at all: the BFF reads it at any time. */
export function writeRegistry(snapshot) {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(`${FILE}.next`, JSON.stringify(snapshot, null, 2));
  renameSync(`${FILE}.next`, FILE);
}

function revisionOf(builds) {
  // In development a build keeps its id and says in `revision` which of its states it is.
  const ids = builds.map(({ name, buildId, revision = '' }) => `${name}@${buildId}${revision}`);
  return createHash('sha256').update(ids.join()).digest('hex').slice(0, 10);
}
