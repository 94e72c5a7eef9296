import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const OURS = '@wishbow/';
const ID_LENGTH = 10;
export const LOCKFILE = 'package-lock.json';

/** What a BFF is: the sources that it runs on, as they are, and a name for exactly these. */
export interface BffSources {
  readonly buildId: string;
  /** The workspaces that it stands on, its own first; relative to the root of the checkout, as the files are. */
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

/** Reads what the BFF of a checkout is by now. Packages of others count by the lockfile. */
export function bffSources(root: string): BffSources {
  const folders = workspacesBelow(root, 'bff');
  const files = folders.flatMap((folder) => [`${folder}/package.json`, ...sourcesIn(root, folder)]);
  return { buildId: digestOfSources(root, files), folders, files };
}

/** The name for exactly these sources, which lie in a folder beside the lockfile that they are run with. */
export function digestOfSources(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...files, LOCKFILE]) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, ID_LENGTH);
}

function workspacesBelow(root: string, first: string): string[] {
  const found = new Set([first]);
  for (const folder of found) {
    const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
    );
    const ours = Object.keys(dependencies).filter((name) => name.startsWith(OURS));
    for (const name of ours) found.add(`packages/${name.slice(OURS.length)}`);
  }
  return [...found];
}

/** In an order that is the same on every machine; without tests, which change nothing for anybody who uses the site. */
const sourcesIn = (root: string, folder: string): string[] =>
  globSync(`${folder}/src/**/*.*`, { cwd: root, exclude: (name) => name === 'testing' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
