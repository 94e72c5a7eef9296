import { spawnSync } from 'node:child_process';
import { findTestBrowser, HEADLESS_SHELL } from './find-chromium.mjs';

/** Finds Chromium, or installs Debian's where this process may. Throws where it may not, and says what to do. */
export function ensureChromium() {
  const found = findTestBrowser();
  if (found) return found;
  if (mayUseApt()) installDebianChromium();
  const installed = findTestBrowser();
  if (!installed) throw new Error('No Chromium found. Install it, or run `npx playwright install chromium`.');
  return installed;
}

function mayUseApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function installDebianChromium() {
  process.stdout.write('  no Chromium found: installing the one of Debian\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', HEADLESS_SHELL],
  ]) {
    spawnSync('apt-get', args, { env, stdio: 'ignore' });
  }
}
