import { buildSnapshot } from '../webpack/build.mjs';
import { deployableParts, SHELL } from '../webpack/frontends.mjs';

/**
 * Shell and parts with their mocks, built where they have changed.
 * @param {(line: string) => void} log
 */
export function buildMockedSnapshot(log = () => undefined) {
  return buildSnapshot([SHELL, ...deployableParts()], log, { isMocked: true });
}
