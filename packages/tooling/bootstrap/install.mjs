import { spawn } from 'node:child_process';
import { isInstalled, stampInstalled } from './installed-packages.mjs';

const PROGRESS_INTERVAL_MS = 10_000;

/**
 * Installs from the lockfile when node_modules is missing or stale, with a line of progress every ten seconds.
 * Throws with npm's own output when the install fails.
 *
 * @param {string} root
 */
export async function installWhenStale(root) {
  if (isInstalled(root)) return;
  const startedAt = Date.now();
  const elapsed = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  process.stdout.write('Installing the packages of package-lock.json (a minute or a few) ...\n');
  const progress = setInterval(() => process.stdout.write(`  still installing, ${elapsed()}\n`), PROGRESS_INTERVAL_MS);
  try {
    await runNpmCi(root);
  } finally {
    clearInterval(progress);
  }
  stampInstalled(root);
  process.stdout.write(`  installed in ${elapsed()}\n`);
}

function runNpmCi(root) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`npm ci ended with ${code}\n${output}`))));
  });
}
