import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/root.mjs';

const CRUISER = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const CONFIG = path.join(root, 'packages/tooling/dependency-cruiser.config.cjs');
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

const FOLDERS = ['shell', 'mf-account', 'mf-checkout', 'mf-social', 'mf-wishlists', 'bff', 'services', 'packages'];

/**
 * Checks the boundary rules on the tree at `cwd`.
 *
 * @param {string} cwd absolute path of a tree laid out as this repository
 * @returns {{ violations: { rule: { name: string }, from: string, to: string }[], sources: string[] }}
 *   `sources` are the files that were really read: a cruiser without its TypeScript reads none and reports success
 */
export function cruise(cwd) {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(cwd, folder)));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [CRUISER, '--config', CONFIG, '--output-type', 'json', ...folders],
    { cwd, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES },
  );
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser did not run\n${stdout}${stderr}`);
  const { summary, modules } = JSON.parse(stdout);
  return {
    violations: summary.violations,
    sources: modules.map((module) => module.source).filter((source) => /\.(?:ts|tsx|mjs|cjs)$/.test(source)),
  };
}
