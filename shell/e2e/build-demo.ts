import { buildStale } from '../../packages/tooling/webpack/build.mjs';
import { buildDemoSnapshot } from './demo-snapshot.mjs';

/**
 * Builds shell, parts and demo parts before the workers start, so that each of them finds all fresh and builds nothing.
 *
 * @public Playwright calls it.
 */
export default async function buildDemo(): Promise<void> {
  await buildStale({ log: () => undefined });
  await buildDemoSnapshot(() => undefined);
}
