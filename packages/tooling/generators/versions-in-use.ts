import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** Gives every package of a manifest that is not ours the exact version that the other workspaces use. */
export function withVersionsInUse(manifest: string): string {
  const versions = versionsInUse();
  return manifest.replaceAll(/"(?!@wishbow\/)([^"]+)": "\*"/g, (_, name: string) => `"${name}": "${versions[name]}"`);
}

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

function versionsInUse(): Record<string, string | undefined> {
  const files = globSync(['services/*/package.json', 'mf-*/package.json'], { cwd: root });
  const manifests = files.map((file): Manifest => JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  return Object.assign(
    {},
    ...manifests.flatMap(({ dependencies, devDependencies }) => [dependencies, devDependencies]),
  );
}
