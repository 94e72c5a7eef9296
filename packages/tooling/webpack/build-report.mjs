/** @typedef {{ js: string[], css: string[] }} Files absolute addresses on the site */

const EXPOSES = ['lifecycles', 'modals', 'slots', 'mocks'];
const PAGE = 'page-';

/**
 * What the registry and the size budget need to know of a finished build.
 * @param {import('webpack').Compilation} compilation
 * @param {import('./frontends.mjs').Frontend} frontend
 */
export function buildReport({ namedChunkGroups, namedChunks }, { name }, buildId) {
  const isShell = name === 'shell';
  const folder = isShell ? `/assets/${buildId}/` : `/_mf/${name}/${buildId}/`;
  const report = { name, buildId, entry: `${folder}${isShell ? 'main.js' : 'remoteEntry.js'}`, exposes: {}, pages: {}, early: addresses([], folder) };
  for (const [group, chunks] of namedChunkGroups) {
    const files = addresses(chunks.getFiles(), folder);
    if (EXPOSES.includes(group)) report.exposes[`./${group}`] = files;
    if (group.startsWith(PAGE)) report.pages[group.slice(PAGE.length)] = files;
  }
  // The light components of the kit: no page does without them, and no page knows of them before its own code is there.
  if (isShell) report.early = addresses([...(namedChunks.get('ui')?.files ?? [])], folder);
  return report;
}

/** @returns {Files} */
function addresses(files, folder) {
  const ending = (extension) => files.filter((file) => file.endsWith(extension)).map((file) => folder + file);
  return { js: ending('.js'), css: ending('.css') };
}
