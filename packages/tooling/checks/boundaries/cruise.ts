import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../bootstrap/root.mjs';

const CRUISER = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const CONFIG = path.join(root, 'packages/tooling/dependency-cruiser.config.cjs');
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

const FOLDERS = /^(?:shell|mf-[^/]+|bff|services|packages)$/;

export type Violation = { rule: { name: string }; from: string; to: string };

type Report = { summary: { violations: Violation[] }; modules: { source: string }[] };

/**
 * Checks the boundary rules on a tree laid out as this repository, at the absolute path `cwd`.
 * `sources` are the files that were really read: a cruiser that misses its TypeScript reads none and reports success.
 */
export function cruise(cwd: string): { violations: Violation[]; sources: string[] } {
  const folders = readdirSync(cwd).filter((folder) => FOLDERS.test(folder));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [CRUISER, '--config', CONFIG, '--output-type', 'json', ...folders],
    { cwd, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES },
  );
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser did not run\n${stdout}${stderr}`);

  const { summary, modules }: Report = JSON.parse(stdout);
  const sources = modules.map((module) => module.source).filter((source) => /\.(?:ts|tsx|mjs|cjs)$/.test(source));
  return { violations: summary.violations, sources };
}
