import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PARTS, ROOT } from './workspace.mjs';

/**
 * Something that is built on its own: the shell, or one part.
 * @typedef {{ name: string, directory: string }} Frontend
 */

/** @type {Frontend} */
export const SHELL = { name: 'shell', directory: path.join(ROOT, 'shell') };

/** The parts that have pages. @returns {Frontend[]} */
export function deployableParts() {
  return PARTS.map((name) => ({ name, directory: path.join(ROOT, name) })).filter(({ directory }) =>
    existsSync(path.join(directory, 'src/exposes/lifecycles.tsx')),
  );
}

/**
 * The webpack configuration a frontend declares in its own folder.
 * @param {{ buildId: string, isDevelopment: boolean, isMocked?: boolean }} build
 */
export async function configOf({ directory }, build) {
  const { default: config } = await import(pathToFileURL(path.join(directory, 'webpack.config.mjs')).href);
  return config(build);
}
