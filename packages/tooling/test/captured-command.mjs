import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../bootstrap/root.mjs';

/**
 * Runs a command, in the root of the checkout unless told otherwise, with the packages' own tools first on PATH and
 * nothing on stdin.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {string} [cwd]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCaptured(command, args, env = {}, cwd = root) {
  const tools = path.join(root, 'node_modules/.bin');
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH}`, FORCE_COLOR: '0', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk) => (output += chunk));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
