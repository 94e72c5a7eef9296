import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of Playwright if it was downloaded, else one on PATH, else undefined. @returns {string | undefined} */
export function findChromium() {
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [chromium.executablePath(), ...onPath].find((file) => existsSync(file));
}

/** Chromium refuses its sandbox to root; the rest keeps it from calling home during a test. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
