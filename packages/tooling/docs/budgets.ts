import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { BuildContract } from '@wishbow/contracts/build-contract';
import { isMockedBuild } from '@wishbow/contracts/mocked-build';
import { owners } from '@wishbow/contracts/routes';
import { root } from '../bootstrap/root.mjs';
import { table } from './table.ts';

const KB = 1024;
const Weighed = BuildContract.pick({ sizes: true });

/**
 * What the last build of each frontend weighs, against what it may; undefined where one was never built, or only with mocks,
 * which nobody weighs. Not compared by a test: it changes with every line, and a build over its budget fails by itself.
 */
export function budgetsPage(): string | undefined {
  const sizes = owners.map((owner) => ({ owner, weights: lastSizesOf(owner) }));
  if (sizes.some(({ weights }) => weights.length === 0)) return undefined;
  const rows = sizes.flatMap(({ owner, weights }) =>
    weights.map(({ what, bytes, budget }) => [owner, what, inKb(bytes), inKb(budget)]),
  );
  return [
    'JavaScript after gzip: what every page loads of the shell, and what one page adds of its part. A build over its budget fails. Measured when this page was last written.',
    table(['Owner', 'What', 'KB', 'Budget'], rows),
  ].join('\n\n');
}

function lastSizesOf(owner: string): BuildContract['sizes'] {
  const builds = globSync(`${owner}/dist/*/contract.json`, { cwd: root });
  const files = builds
    .filter((file) => !isMockedBuild(file.split(path.sep).at(-2) ?? ''))
    .map((file) => path.join(root, file));
  const newest = files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  return newest === undefined ? [] : Weighed.parse(JSON.parse(readFileSync(newest, 'utf8'))).sizes;
}

const inKb = (bytes: number): string => (bytes / KB).toFixed(1);
