import { ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import { isTest, readSources } from './sources.ts';
import { exportedFunctions } from './syntax.ts';

/** Each process, part and page answers to these names, so that whoever starts, mounts or draws them needs no table. */
const AGREED = new Set(['readConfig', 'createApp', 'bootstrap', 'mount', 'unmount', 'prefetch']);

/** What an endpoint does and the call of it carry the endpoint's name; a router is named after its folder. */
const isNamedByRule = (name: string): boolean => endpointIds.has(name) || name.endsWith('Routes') || AGREED.has(name);
const endpointIds = new Set(ALL_ENDPOINTS.map(({ id }) => id));

/** The database engine speaks MongoDB's words, not the product's. */
const OWN_LANGUAGE = 'packages/embedded-mongo';

test('no two workspaces export a function of the same name: what two need is shared', () => {
  const homes = new Map<string, Set<string>>();
  for (const source of readSources().filter((one) => !isTest(one) && one.workspace !== OWN_LANGUAGE)) {
    for (const name of exportedFunctions(source)) {
      homes.set(name, (homes.get(name) ?? new Set()).add(source.workspace));
    }
  }
  const repeated = [...homes].filter(([name, workspaces]) => workspaces.size > 1 && !isNamedByRule(name));
  expect(repeated.map(([name, workspaces]) => `${name}: ${[...workspaces].join(', ')}`)).toEqual([]);
});
