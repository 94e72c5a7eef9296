import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's root. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The parts, in the order they are built. */
export const PARTS = ['mf-wishlists', 'mf-social', 'mf-account', 'mf-checkout'];

/** Version of an installed package: one lockfile serves the whole repository. */
export function installedVersion(name) {
  return JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** A name of the federation runtime: what `mf-social` is called where only identifiers may stand. */
export function containerName(part) {
  return part.replaceAll('-', '_');
}
