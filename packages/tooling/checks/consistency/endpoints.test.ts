import { ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import { isTest, readSources } from './sources.ts';
import { implementedEndpoints } from './syntax.ts';

const repeated = (names: string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

const folderOf = (service: string): string => (service === 'bff' ? 'bff' : `services/${service}`);

/** The workspaces that answer each endpoint, by endpoint id; a workspace stands there once per handler. */
const answerers = new Map<string, string[]>();
for (const source of readSources().filter((one) => /^(?:bff|services\/)/.test(one.workspace) && !isTest(one))) {
  for (const id of implementedEndpoints(source)) answerers.set(id, [...(answerers.get(id) ?? []), source.workspace]);
}

test('every endpoint has an id of its own', () => {
  expect(repeated(ALL_ENDPOINTS.map(({ id }) => id))).toEqual([]);
});

test('no two endpoints answer the same call', () => {
  const calls = ALL_ENDPOINTS.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map((address) => `${method} ${address}`),
  );
  expect(repeated(calls)).toEqual([]);
});

test('every endpoint is answered once, by the service it names', () => {
  const answered = ALL_ENDPOINTS.map(({ id }) => [id, answerers.get(id) ?? []]);
  const promised = ALL_ENDPOINTS.map(({ id, service }) => [id, [folderOf(service)]]);
  expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(promised));
});

test('nobody answers a call that no contract names', () => {
  const known = new Set(ALL_ENDPOINTS.map(({ id }) => id));
  expect([...answerers.keys()].filter((id) => !known.has(id))).toEqual([]);
});
