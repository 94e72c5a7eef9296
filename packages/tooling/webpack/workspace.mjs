import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parts } from '@wishbow/contracts/routes';

/** The repository's root. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The parts of the route table, in the order they are built. */
export const PARTS = parts;

/** Version of an installed package: one lockfile serves the whole repository. */
export function installedVersion(name) {
  return JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** A name of the federation runtime: what `mf-social` is called where only identifiers may stand. */
export function containerName(part) {
  return part.replaceAll('-', '_');
}
