import { readdirSync } from 'node:fs';
import path from 'node:path';

const WORKSPACES = /^(?:shell|mf-[^/]+|bff|services|packages)$/;
const SKIPPED = new Set(['node_modules', 'dist', '.build', '.data', 'coverage', 'templates', 'test-results']);
const SOURCE = /\.(?:ts|tsx|mjs|cjs)$/;

/** The hand-written sources of all workspaces, as sorted paths relative to `root`, with forward slashes. */
export function listSourceFiles(root: string): string[] {
  return readdirSync(root)
    .filter((folder) => WORKSPACES.test(folder))
    .flatMap((folder) => listSourcesIn(root, folder))
    .sort();
}

function listSourcesIn(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (SKIPPED.has(entry.name)) return [];
    if (entry.isDirectory()) return listSourcesIn(root, place);
    return SOURCE.test(entry.name) ? [place] : [];
  });
}
