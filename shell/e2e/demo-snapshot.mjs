import path from 'node:path';
import { buildSnapshot } from '../../packages/tooling/webpack/build.mjs';
import { SHELL } from '../../packages/tooling/webpack/frontends.mjs';

const PARTS = ['mf-wishlists', 'mf-social'].map((name) => ({
  name,
  directory: path.join(import.meta.dirname, 'parts', name),
}));

/** The shell as it is shipped, around two small parts that exist for the tests of composition alone. */
export function buildDemoSnapshot(log) {
  return buildSnapshot([SHELL, ...PARTS], log);
}
