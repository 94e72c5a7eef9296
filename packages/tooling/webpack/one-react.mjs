/** Parts take them from the page; a second copy of any breaks hooks and contexts. */
const PACKAGES = ['react', 'react-dom', 'scheduler'];

/**
 * Why a build would put another React on the page, in words; empty where it does not.
 * @param {string} name of the frontend
 * @param {readonly string[]} files every module of its chunks
 * @returns {string[]}
 */
export function reactsTooMany(name, files) {
  return PACKAGES.flatMap((one) => {
    const copies = new Set(files.flatMap((file) => copyOf(one, file)));
    if (copies.size === (name === 'shell' ? 1 : 0)) return [];
    return [`${name} holds ${copies.size} copies of ${one}, ${[...copies].join(', ')}: the shell alone has one`];
  });
}

/** The folder of the package if a file belongs to it, as a list. */
function copyOf(one, file) {
  const parts = file.split(/[\\/]/);
  const at = parts.lastIndexOf('node_modules');
  return at >= 0 && parts[at + 1] === one ? [parts.slice(0, at + 2).join('/')] : [];
}

/** Every module in a chunk, also where webpack has joined several into one. @param {import('webpack').Compilation} compilation */
export function bundledFiles({ modules, chunkGraph }) {
  const bundled = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const files = bundled.flatMap((module) => [...(module.modules ?? [module])].map(({ resource }) => resource));
  return [...new Set(files)].filter((file) => file !== undefined);
}
