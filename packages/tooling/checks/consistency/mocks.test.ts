import { globSync } from 'node:fs';
import path from 'node:path';
import { ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import type { ServiceName } from '@wishbow/contracts/service-names';
import { endpointsOf, type PartMocks } from '@wishbow/testing/world/part-mocks';
import { siteMocks } from '../../../../shell/src/mocks/site-mocks.ts';
import { root } from '../../bootstrap/root.mjs';

/** Whose team answers for a service; what the BFF answers by itself is mocked where it is shown. */
const TEAMS: Partial<Record<ServiceName, string>> = {
  accounts: 'mf-account',
  social: 'mf-social',
  wishlists: 'mf-wishlists',
  catalog: 'mf-wishlists',
  orders: 'mf-checkout',
};

/** Who mocks each endpoint, by endpoint id. */
async function mockers(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const files = globSync('mf-*/src/exposes/mocks.ts', { cwd: root });
  const ofParts: { default: PartMocks }[] = await Promise.all(files.map((file) => import(path.join(root, file))));
  const all = [siteMocks({ revision: '', shellBuildId: '', parts: [] }), ...ofParts.map((loaded) => loaded.default)];
  for (const mocks of all) {
    for (const { id } of endpointsOf(mocks)) found.set(id, [...(found.get(id) ?? []), mocks.owner]);
  }
  return found;
}

const ofPages = ALL_ENDPOINTS.filter(({ audience }) => ['public', 'user', 'admin'].includes(audience));

test('every call that a page can make has one mock, and the team whose service answers it keeps it', async () => {
  const found = await mockers();
  const kept = ofPages.map(({ id, service }) => [id, TEAMS[service] ? found.get(id) : found.get(id)?.length]);
  const owed = ofPages.map(({ id, service }) => [id, TEAMS[service] ? [TEAMS[service]] : 1]);
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(owed));
});
