import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BuildFailed } from './build-failed.mjs';
import { compile } from './compile.mjs';
import { aliases, scriptRules } from './scripts.mjs';
import { classNames, shortName } from './styles.mjs';
import { ROOT } from './workspace.mjs';

const FOLDER = path.join(ROOT, '.build/first-screens');
const UI = path.join(ROOT, 'packages/ui');
/** Whatever is drawn before the browser is there knows addresses as whole ones only. */
const SHELLS_FOLDER = 'https://shell.invalid/';

/** React asks ahead for what it draws; here the document does that. */
const PRELOADS = /<link rel="preload"[^>]*>/g;

/**
 * Draws the first screens of a part from the components that its pages are made of: `src/first-screens/<page>.tsx` exports
 * one as default that needs nothing of anybody. Classes are called as in the builds of part and shell, and the pictures of
 * the kit lie in `%shell%`, the folder of whichever shell the page gets.
 * @param {import('./frontends.mjs').Frontend} part
 * @returns {Promise<Record<string, string>>} HTML by page.
 */
export async function drawFirstScreens(part) {
  const files = globSync('src/first-screens/*.tsx', { cwd: part.directory });
  if (files.length === 0) return {};
  const entry = Object.fromEntries(files.map((file) => [path.parse(file).name, `./${file}`]));
  await compileForNode(part, entry);
  return Object.fromEntries(
    Object.keys(entry).map((page) => [page, drawn(readAnew(path.join(FOLDER, part.name, `${page}.cjs`)).default)]),
  );
}

/** In one process a part may be built more than once. */
function readAnew(file) {
  const read = createRequire(import.meta.url);
  delete read.cache[read.resolve(file)];
  return read(file);
}

/** Of files beside the screens only pictures of the kit are in the folder that they are asked of, the shell's. */
export function strangersAmong(assets, directory) {
  return assets
    .filter(({ info: { sourceFilename } }) => sourceFilename !== undefined)
    .map(({ info: { sourceFilename } }) => path.resolve(directory, sourceFilename))
    .filter((file) => !file.startsWith(UI + path.sep));
}

function drawn(Screen) {
  const html = renderToStaticMarkup(createElement(Screen));
  return html.replaceAll(PRELOADS, '').replaceAll(SHELLS_FOLDER, '%shell%/');
}

async function compileForNode({ name, directory }, entry) {
  const compilation = await compile({
    name: `${name}-first-screens`,
    mode: 'production',
    context: directory,
    target: 'node',
    entry,
    output: {
      path: path.join(FOLDER, name),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: SHELLS_FOLDER,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        ...aliases({ isDevelopment: false }),
        '@wishbow/platform$': path.join(import.meta.dirname, 'still-platform.mjs'),
      },
    },
    externals: { react: 'commonjs react', 'react/jsx-runtime': 'commonjs react/jsx-runtime' },
    module: {
      rules: [
        ...scriptRules({ isDevelopment: false, isMocked: false }),
        { test: /\.module\.css$/, include: UI, use: [namesOnly('shell')] },
        { test: /\.module\.css$/, exclude: UI, use: [namesOnly(shortName(name))] },
      ],
    },
    optimization: { minimize: false },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  });
  const strangers = strangersAmong(compilation.getAssets(), directory);
  if (strangers.length > 0)
    throw new BuildFailed(`first screens of ${name} show files that are not of packages/ui: ${strangers.join(', ')}`);
}

/** The rules themselves are in the sheets of the builds. */
const namesOnly = (owner) => ({
  loader: 'css-loader',
  options: { modules: { ...classNames({ owner, isDevelopment: false }), exportOnlyLocals: true } },
});
