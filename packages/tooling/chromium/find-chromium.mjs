import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The package of Debian and its command. */
export const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of Playwright if it was downloaded, else one on PATH, else undefined. @returns {string | undefined} */
export function findChromium() {
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  return [chromium.executablePath(), ...onPath(NAMES)].find((file) => existsSync(file));
}

/**
 * The browser of the tests: Chromium without windows where it is installed, since drawing none of them saves a quarter
 * of the processor time of a journey, else `findChromium`. @returns {string | undefined}
 */
export function findTestBrowser() {
  return onPath([HEADLESS_SHELL]).find((file) => existsSync(file)) ?? findChromium();
}

const onPath = (names) => {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
};

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
