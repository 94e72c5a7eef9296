import { buildMockedSnapshot } from '../../tooling/mocks/mocked-snapshot.mjs';

/**
 * Builds shell and parts with their mocks before the worker starts.
 *
 * @public Playwright calls it.
 */
export default async function buildMocks(): Promise<void> {
  await buildMockedSnapshot();
}
