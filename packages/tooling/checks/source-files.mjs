import { readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = /^(?:shell|mf-[^/]+|bff|services|packages)$/;
const SKIPPED = new Set(['node_modules', 'dist', '.build', '.data', 'coverage', 'templates', 'test-results']);
const SOURCE = /\.(?:ts|tsx|mjs|cjs)$/;

/**
 * The hand-written sources of all workspaces, as paths relative to the root with forward slashes, sorted.
 *
 * @param {string} root
 */
export function listSourceFiles(root) {
  return readdirSync(root)
    .filter((folder) => FOLDERS.test(folder))
    .flatMap((folder) => sourcesIn(root, folder))
    .sort();
}

function sourcesIn(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(root, place);
    return SOURCE.test(entry.name) ? [place] : [];
  });
}
