import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../bootstrap/root.mjs';

export type Workspace = {
  /** Folder relative to the root. */
  folder: string;
  name: string;
  type: string | undefined;
  dependencies: Record<string, string>;
};

type Manifest = { name: string; type?: string; dependencies?: Record<string, string>; workspaces?: string[] };

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** Every workspace of the root package.json. */
export function readWorkspaces(): Workspace[] {
  const patterns = readManifest('.').workspaces ?? [];
  return globSync(
    patterns.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  ).map((file) => {
    const folder = path.dirname(file);
    const { name, type, dependencies = {} } = readManifest(folder);
    return { folder, name, type, dependencies };
  });
}
