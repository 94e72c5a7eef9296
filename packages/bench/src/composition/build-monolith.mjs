import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baseConfig } from '../../../tooling/webpack/base-config.mjs';
import { buildReport } from '../../../tooling/webpack/build-report.mjs';
import { compile } from '../../../tooling/webpack/compile.mjs';
import { compress } from '../../../tooling/webpack/compress.mjs';
import { deployableParts, SHELL } from '../../../tooling/webpack/frontends.mjs';
import { reactGroup, uiGroup } from '../../../tooling/webpack/shell-config.mjs';
import { stylePlugin } from '../../../tooling/webpack/styles.mjs';
import { ROOT } from '../../../tooling/webpack/workspace.mjs';

const BUILD_ID = 'monolith';
const CONTAINERS = path.join(SHELL.directory, 'src/composition/part-containers.ts');
const FOLDER = path.join(ROOT, '.build/monolith');

/**
 * Builds shell and parts as one program: what a container hands out is imported, nothing is shared over a federation
 * runtime. Pages, modals and slots are fetched when they are needed, as in the parts, so that only the composition differs.
 * It is measured against and never deployed.
 * @returns {Promise<{ folder: string, report: { initial: string[], early: { js: string[], css: string[] },
 *   pages: Record<string, { js: string[], css: string[] }>, sheets: string[] } }>}
 */
export async function buildMonolith() {
  const compilation = await compile(monolithConfig());
  await compress(FOLDER);
  const report = buildReport(compilation, SHELL, BUILD_ID);
  const sheets = compilation.entrypoints
    .get('main')
    .getFiles()
    .filter((file) => file.endsWith('.css'));
  return { folder: FOLDER, report: { ...report, sheets: sheets.map((file) => `/assets/${BUILD_ID}/${file}`) } };
}

function monolithConfig() {
  const base = baseConfig({ name: 'shell', directory: SHELL.directory, buildId: BUILD_ID, isDevelopment: false });
  const containers = containersFile();
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, path: FOLDER, publicPath: `/assets/${BUILD_ID}/`, uniqueName: 'monolith' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        maxAsyncRequests: 2,
        enforceSizeThreshold: 1_000_000,
        cacheGroups: { react: reactGroup(), ui: uiGroup() },
      },
    },
    // All sheets of the kit in one: their order is nobody's, and need not be.
    plugins: [stylePlugin({ isDevelopment: false, ignoresOrder: true }), ...base.plugins.slice(1)],
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, [CONTAINERS]: containers } },
    cache: { ...base.cache, name: BUILD_ID },
  };
}

/** Stands in for the shell's `part-containers.ts`. */
function containersFile() {
  const file = path.join(ROOT, '.build/monolith-containers.mjs');
  const exposed = deployableParts().flatMap(({ name, directory }) =>
    ['lifecycles.tsx', 'modals.ts', 'slots.ts']
      .map((expose) => ({ name, file: path.join(directory, 'src/exposes', expose) }))
      .filter((expose) => existsSync(expose.file)),
  );
  const imports = exposed.map(({ file: from }, index) => `import * as expose${index} from ${JSON.stringify(from)};`);
  const entries = exposed.map(
    ({ name, file: from }, index) => `  ${JSON.stringify(`${name}/./${path.parse(from).name}`)}: expose${index},`,
  );
  const functions = [
    'export const declareParts = () => undefined;',
    'export const forgetContainer = () => undefined;',
    `export const loadExpose = async (part, expose) => exposed[\`\${part}/\${expose}\`];`,
  ];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, [...imports, 'const exposed = {', ...entries, '};', ...functions, ''].join('\n'));
  return file;
}
