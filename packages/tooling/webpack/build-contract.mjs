import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import { browserEvents } from '@wishbow/contracts/browser-events';
import { modalContracts } from '@wishbow/contracts/modals';
import { ownerOfKey } from '@wishbow/contracts/owner-of-key';
import { platformVersion } from '@wishbow/contracts/platform-version';
import { routes } from '@wishbow/contracts/routes';
import { slotContracts } from '@wishbow/contracts/slots';
import { contractCall, directedPages, emptyContract, schemaShelf } from '@wishbow/http/build-contracts';
import { providedNames } from './provided-names.mjs';
import { weightsOf } from './size-budget.mjs';
import { usedNames } from './used-names.mjs';
import { ROOT } from './workspace.mjs';

/** Where modals, slots, events and calls are declared: their names there are not uses of them. */
const DECLARATIONS = /packages\/contracts\/src\/(modals|slots|browser-events|routes|owner-of-key|.*-contract)\.ts$/;

/** What only builds with mocks hold: it stands in for others, and is no use of theirs. */
const MOCKS = /packages\/testing\/|\/src\/(mocks\/|exposes\/mocks\.ts$)/;

/**
 * What a finished build has for others and needs of them (`BuildContract` in packages/contracts). The uses are read from
 * the sources that went into it, as webpack says which they are, against the contracts of the checkout.
 * @param {import('webpack').Compilation} compilation
 * @param {{ name: string, buildId: string, exposes: object, pages: object, gzipBytes: Record<string, number> }} report
 */
export async function buildContract(compilation, report) {
  const { name, buildId } = report;
  const used = bundledSources(compilation).map((file) => usedNames(file, readFileSync(file, 'utf8')));
  const all = (what) => [...new Set(used.flatMap((one) => one[what]))].sort();
  const { schemas, hashOf } = schemaShelf();
  const pick = (table, keys, shape) =>
    Object.fromEntries(keys.filter((key) => key in table).map((key) => [key, shape(table[key])]));
  const dialog = ({ props, result }) => ({ props: hashOf(props), result: hashOf(result) });
  const own = { modals: all('modals'), slots: all('slots'), emits: all('emitted') };
  const words = all('words');
  const foreign = (table, known) => words.filter((word) => word in table && !known.includes(word));
  const endpoints = await calledEndpoints(used.flatMap(({ calls }) => calls));
  return {
    ...emptyContract(name, buildId),
    exposes: Object.keys(report.exposes).sort(),
    pages: Object.fromEntries(
      routes.filter(({ page }) => page in report.pages).map(({ page, path: at }) => [page, at]),
    ),
    modals: pick(modalContracts, own.modals, dialog),
    opens: pick(modalContracts, foreign(modalContracts, own.modals), dialog),
    slots: pick(slotContracts, own.slots, ({ props }) => hashOf(props)),
    places: pick(slotContracts, foreign(slotContracts, own.slots), ({ props }) => hashOf(props)),
    emits: pick(browserEvents, own.emits, ({ payload }) => hashOf(payload)),
    hears: pick(browserEvents, foreign(browserEvents, own.emits), ({ payload }) => hashOf(payload)),
    calls: Object.fromEntries(endpoints.map((endpoint) => [endpoint.id, contractCall(endpoint, hashOf)])),
    ...(name === 'shell' ? shellOnly() : { needs: { platform: platformVersion.current, names: all('shared') } }),
    sizes: weightsOf(report),
    schemas,
  };
}

function shellOnly() {
  const { current, oldest } = platformVersion;
  const keys = [...Object.keys(modalContracts), ...Object.keys(slotContracts)];
  const looksIn = Object.fromEntries(keys.map((key) => [key, ownerOfKey(key)]));
  return {
    directs: directedPages(),
    looksIn,
    provides: { platform: current, oldestPlatform: oldest, names: providedNames() },
  };
}

/** Our own modules that are in a chunk, also where webpack has joined several into one. */
function bundledSources({ modules, chunkGraph }) {
  const bundled = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const files = bundled.flatMap((module) => [...(module.modules ?? [module])].map(({ resource }) => resource));
  return [...new Set(files)].filter(
    (file) =>
      file?.startsWith(ROOT + path.sep) &&
      /\.tsx?$/.test(file) &&
      !/node_modules/.test(file) &&
      !DECLARATIONS.test(file) &&
      !MOCKS.test(file),
  );
}

/** Where a contract is handed on whole, each of its endpoints may be called. */
async function calledEndpoints(calls) {
  const found = new Map();
  for (const { contract, from, endpoint } of calls) {
    if (endpoint !== '*') {
      const known = ALL_ENDPOINTS.find(({ id }) => id === endpoint);
      if (known) found.set(endpoint, known);
      continue;
    }
    const module = await import(from.replace(/^\.\/(.*)\.ts$/, '@wishbow/contracts/$1'));
    for (const one of Object.values(module[contract])) found.set(one.id, one);
  }
  return [...found.values()].sort((a, b) => a.id.localeCompare(b.id));
}
