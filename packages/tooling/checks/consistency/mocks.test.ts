import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import type { Endpoint } from '@wishbow/contracts/endpoint';
import type { ServiceName } from '@wishbow/contracts/service-names';
import { endpointsOf, type PartMocks } from '@wishbow/testing/world/part-mocks';
import { siteMocks } from '../../../../shell/src/mocks/site-mocks.ts';
import { root } from '../../bootstrap/root.mjs';

/** Whose part answers for a service that is not called as it is; what the BFF answers itself is mocked where it is shown. */
const TEAMS: Partial<Record<ServiceName, string>> = {
  accounts: 'mf-account',
  social: 'mf-social',
  wishlists: 'mf-wishlists',
  catalog: 'mf-wishlists',
  orders: 'mf-checkout',
};

const teamOf = (service: ServiceName): string => TEAMS[service] ?? `mf-${service}`;

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

/** Nobody keeps the mocks of a service that no page calls yet: its part is still to be made. */
const isKept = ({ audience, service }: Endpoint): boolean =>
  ['public', 'user', 'admin'].includes(audience) &&
  (service === 'bff' || existsSync(path.join(root, teamOf(service), 'package.json')));

test('every call that a page can make has one mock, and the team whose service answers it keeps it', async () => {
  const found = await mockers();
  const owed = ALL_ENDPOINTS.filter(isKept);
  const kept = owed.map(({ id, service }) => [id, service === 'bff' ? found.get(id)?.length : found.get(id)]);
  const promised = owed.map(({ id, service }) => [id, service === 'bff' ? 1 : [teamOf(service)]]);
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(promised));
});
