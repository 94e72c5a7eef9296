import { isTest, readSources } from './sources.ts';
import { exportedFunctions } from './syntax.ts';

/** Each process and each part answers to these names, so that whoever starts or mounts them needs no table. */
const AGREED = new Set(['readConfig', 'createApp', 'bootstrap', 'mount', 'unmount', 'seedDemo']);

test('no two workspaces export a function of the same name: what two need is shared', () => {
  const homes = new Map<string, Set<string>>();
  for (const source of readSources().filter((one) => !isTest(one) && /\.tsx?$/.test(one.file))) {
    for (const name of exportedFunctions(source)) {
      homes.set(name, (homes.get(name) ?? new Set()).add(source.workspace));
    }
  }
  const repeated = [...homes].filter(([name, workspaces]) => workspaces.size > 1 && !AGREED.has(name));
  expect(repeated.map(([name, workspaces]) => `${name}: ${[...workspaces].join(', ')}`)).toEqual([]);
});
