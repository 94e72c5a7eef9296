import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from '../../../tooling/webpack/workspace.mjs';

/** 114 packages of 176 MB: fetched by who measures, instead of by everybody who installs the repository. */
const PACKAGE = 'lighthouse@13.5.0';
const FOLDER = path.join(ROOT, '.build/lighthouse', PACKAGE);
const CORE = path.join(FOLDER, 'node_modules/lighthouse/core/index.js');

/** Fetches Lighthouse where it is not there yet. */
export async function fetchLighthouse() {
  if (existsSync(CORE)) return;
  mkdirSync(FOLDER, { recursive: true });
  // A folder of its own: npm must not take it for a part of the repository.
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "private": true }\n');
  const args = ['install', PACKAGE, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--no-workspaces'];
  await promisify(execFile)('npm', args, { cwd: FOLDER, shell: process.platform === 'win32' });
}

/**
 * Asks Lighthouse what it thinks of a page in a browser that is running; cookies stay, all else is forgotten first.
 * @param {{ url: string, debuggingPort: number, isPhone: boolean }} visit
 * @returns {Promise<unknown>} Lighthouse's own report.
 */
export async function audit({ url, debuggingPort, isPhone }) {
  const { default: lighthouse, desktopConfig } = await import(pathToFileURL(CORE).href);
  const flags = { port: debuggingPort, output: 'json', onlyCategories: ['performance'], logLevel: 'error' };
  const { lhr } = await lighthouse(url, flags, isPhone ? undefined : desktopConfig);
  return lhr;
}
