import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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
  const read = createRequire(import.meta.url);
  return Object.fromEntries(
    Object.keys(entry).map((page) => [page, drawn(read(path.join(FOLDER, part.name, `${page}.cjs`)).default)]),
  );
}

function drawn(Screen) {
  const html = renderToStaticMarkup(createElement(Screen));
  return html.replaceAll(PRELOADS, '').replaceAll(SHELLS_FOLDER, '%shell%/');
}

async function compileForNode({ name, directory }, entry) {
  await compile({
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
}

/** The rules themselves are in the sheets of the builds. */
const namesOnly = (owner) => ({
  loader: 'css-loader',
  options: { modules: { ...classNames({ owner, isDevelopment: false }), exportOnlyLocals: true } },
});
