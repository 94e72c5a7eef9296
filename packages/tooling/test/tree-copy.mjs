import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../bootstrap/root.mjs';

const MADE_BY_TOOLS = new Set(['node_modules', '.git', '.build', '.data', 'dist', 'coverage', 'test-results']);
const SCOPE = '@wishbow';

/**
 * A copy of the sources in a new directory, which uses the installed packages of this checkout and its own workspaces.
 * @returns {{ tree: string, linkWorkspaces: () => void, remove: () => void }} `linkWorkspaces` makes workspaces known
 * that were added to the copy, as `npm install` would.
 */
export function copyTree() {
  const tree = mkdtempSync(path.join(tmpdir(), 'wishbow-copy-'));
  cpSync(root, tree, { recursive: true, filter: (source) => !MADE_BY_TOOLS.has(path.basename(source)) });
  linkPackages(tree);
  linkWorkspaces(tree);
  return {
    tree,
    linkWorkspaces: () => linkWorkspaces(tree),
    remove: () => rmSync(tree, { recursive: true, force: true }),
  };
}

/** Every installed package but our own, which would lead back to this checkout. */
function linkPackages(tree) {
  mkdirSync(path.join(tree, 'node_modules', SCOPE), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== SCOPE) symlinkSync(path.join(root, 'node_modules', name), path.join(tree, 'node_modules', name));
  }
}

function linkWorkspaces(tree) {
  const { workspaces } = JSON.parse(readFileSync(path.join(tree, 'package.json'), 'utf8'));
  const manifests = globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: tree },
  );
  for (const folder of manifests.map((manifest) => path.dirname(manifest))) {
    linkOnce(path.join(tree, folder), path.join(tree, 'node_modules', SCOPE, path.basename(folder)));
    const own = ownPackagesFor(folder);
    if (own) linkOnce(own, path.join(tree, folder, 'node_modules'));
  }
}

/** What npm installed inside a workspace; a new one gets what its neighbours have. */
function ownPackagesFor(folder) {
  const neighbours = globSync(`${path.dirname(folder)}/*/package.json`, { cwd: root }).map(path.dirname);
  const candidates = existsSync(path.join(root, folder)) ? [folder] : neighbours;
  return candidates.map((name) => path.join(root, name, 'node_modules')).find((place) => existsSync(place));
}

function linkOnce(target, link) {
  if (!existsSync(link)) symlinkSync(target, link);
}
