import { buildDemoSnapshot } from './demo-snapshot.mjs';

/**
 * Builds shell and demo parts before the workers start, so that each of them finds both fresh and builds nothing.
 *
 * @public Playwright calls it.
 */
export default async function buildDemo(): Promise<void> {
  await buildDemoSnapshot(() => undefined);
}
