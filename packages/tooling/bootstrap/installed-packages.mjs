import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

const lockfileOf = (root) => path.join(root, 'package-lock.json');
const stampOf = (root) => path.join(root, 'node_modules/.installed-from');
const fingerprint = (root) =>
  createHash('sha256')
    .update(readFileSync(lockfileOf(root)))
    .digest('hex');

/**
 * True when node_modules holds what the lockfile asks for. The stamp of the last install answers at once; without it
 * (somebody ran `npm install`) the versions npm recorded are compared, which spares a needless reinstall.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const stamp = stampOf(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root)) return true;

  const recorded = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(recorded) || !hasEveryVersion(readLockfile(recorded), readLockfile(lockfileOf(root)))) return false;
  stampInstalled(root);
  return true;
}

/** Remembers that node_modules was made from the lockfile as it is now. @param {string} root */
export function stampInstalled(root) {
  writeFileSync(stampOf(root), fingerprint(root));
}

/** Optional packages may be absent: they are the Node builds of other platforms. */
function hasEveryVersion(installed, wanted) {
  return Object.entries(wanted.packages)
    .filter(([place, locked]) => place.includes('node_modules/') && !locked.link && !locked.optional)
    .every(([place, locked]) => installed.packages[place]?.version === locked.version);
}

/** @returns {Lockfile} */
function readLockfile(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
