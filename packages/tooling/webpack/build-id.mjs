import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { uiComponents } from './shared.mjs';
import { ROOT } from './workspace.mjs';

/** What a part shares with the page is not in its build, so a change there leaves the part's build as it is: but for first screens, which are drawn with the kit. */
const PART_PACKAGES = ['contracts', 'domain', 'http'];
const SHELL_PACKAGES = [...PART_PACKAGES, 'platform', 'ui'];

/**
 * The build id of a frontend: ten hexadecimal digits over everything that goes into its build.
 * The same sources give the same id on every machine. What only builds with mocks hold changes no other build.
 * @param {import('./frontends.mjs').Frontend} frontend
 */
export function buildIdOf({ name, directory }, { isMocked = false } = {}) {
  const drawsScreens = existsSync(path.join(directory, 'src/first-screens'));
  const packages = [
    ...(name === 'shell' ? SHELL_PACKAGES : PART_PACKAGES),
    ...(drawsScreens ? ['ui'] : []),
    ...(isMocked ? ['testing'] : []),
  ];
  const folders = [directory, ...packages.map((folder) => path.join(ROOT, 'packages', folder))].map((folder) =>
    path.join(folder, 'src'),
  );
  const files = [
    ...folders.flatMap((folder) => filesIn(folder, '**/*.*')),
    ...filesIn(import.meta.dirname, '*.*'),
    path.join(directory, 'webpack.config.mjs'),
    ...filesIn(directory, 'budget.json'),
    path.join(ROOT, 'package-lock.json'),
  ];
  const hash = createHash('sha256').update(uiComponents().join());
  for (const file of files.filter((file) => isBuilt(file) && (isMocked || !isMock(file))).sort())
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  return `${isMocked ? 'mocks-' : ''}${hash.digest('hex').slice(0, 10)}`;
}

function filesIn(folder, pattern) {
  return existsSync(folder) ? globSync(pattern, { cwd: folder }).map((file) => path.join(folder, file)) : [];
}

function isBuilt(file) {
  return !/\.(test|stories)\.|\.md$/.test(file);
}

/** `src/mocks/` and `src/exposes/mocks.ts`. */
function isMock(file) {
  return /[\\/]src[\\/](?:mocks[\\/]|exposes[\\/]mocks\.)/.test(file);
}
