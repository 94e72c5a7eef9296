import { shortName } from './styles.mjs';

/** @typedef {{ js: string[], css: string[] }} Files absolute addresses on the site */

const EXPOSES = ['lifecycles', 'modals', 'slots', 'mocks'];
const PAGE = 'page-';
/** A slot that belongs to the first view of a page: `slot-profileHeader` of mf-social is `social.profileHeader`. */
const SLOT = 'slot-';

/**
 * What the registry and the size budget need to know of a finished build: `initial` is what the shell's document loads,
 * `early` what every page asks for first of the shell.
 * @param {import('webpack').Compilation} compilation
 * @param {import('./frontends.mjs').Frontend} frontend
 */
export function buildReport(compilation, { name }, buildId) {
  const isShell = name === 'shell';
  const folder = isShell ? `/assets/${buildId}/` : `/_mf/${name}/${buildId}/`;
  const groups = [...compilation.namedChunkGroups].map(([group, chunks]) => [
    group,
    addresses(chunks.getFiles(), folder),
  ]);
  const called = (kind, nameOf) =>
    Object.fromEntries(
      groups
        .filter(([group]) => group.startsWith(kind))
        .map(([group, files]) => [nameOf(group.slice(kind.length)), files]),
    );
  const initial = groups.find(([group]) => group === 'main')?.[1].js ?? [];
  // The light components of the kit: no page does without them, and no page knows of them before its own code is there.
  const kit = addresses(isShell ? [...(compilation.namedChunks.get('ui')?.files ?? [])] : [], folder);
  return {
    name,
    buildId,
    entry: `${folder}${isShell ? 'main.js' : 'remoteEntry.js'}`,
    initial,
    // The largest first: what is asked for last would wait for one of the browser's six connections.
    early: { ...kit, js: isShell ? [...initial, ...kit.js] : [] },
    exposes: Object.fromEntries(
      groups.filter(([group]) => EXPOSES.includes(group)).map(([group, files]) => [`./${group}`, files]),
    ),
    pages: called(PAGE, (page) => page),
    slots: called(SLOT, (slot) => `${shortName(name)}.${slot}`),
  };
}

/** @returns {Files} */
function addresses(files, folder) {
  const ending = (extension) => files.filter((file) => file.endsWith(extension)).map((file) => folder + file);
  return { js: ending('.js'), css: ending('.css') };
}
