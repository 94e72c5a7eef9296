import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig } from './base-config.mjs';
import { MockWorkerPlugin } from './mock-worker-plugin.mjs';
import { isEager, isHeavy, providedModules, uiComponents } from './shared.mjs';
import { ROOT } from './workspace.mjs';

/**
 * The whole webpack configuration of the shell: the host that provides what the parts share, and the HTML document.
 * @returns {(build: { buildId: string, isDevelopment: boolean, isMocked?: boolean }) => import('webpack').Configuration}
 */
export function shellConfig(directory) {
  return ({ buildId, isDevelopment, isMocked = false }) => {
    const base = baseConfig({ name: 'shell', directory, buildId, isDevelopment, isMocked });
    return {
      ...base,
      // Shared modules are eager, so the entry needs no asynchronous step before React is there.
      entry: {
        main: [
          isMocked ? './src/mocks/main.ts' : './src/main.tsx',
          lazyModulesFile(),
          ...(isDevelopment ? ['./src/development/reload.ts'] : []),
        ],
      },
      output: { ...base.output, publicPath: `/assets/${buildId}/` },
      optimization: {
        ...base.optimization,
        splitChunks: {
          maxAsyncRequests: 3,
          enforceSizeThreshold: 1_000_000,
          cacheGroups: { react: reactGroup(), ui: uiGroup() },
        },
      },
      plugins: [
        ...base.plugins,
        ...(isMocked ? [new MockWorkerPlugin()] : []),
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shared: providedModules(),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          dev: false,
          runtimePlugins: [path.join(directory, 'src/composition/federation-plugin.ts')],
          experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
        // Not minified: the server's markers are comments. The template links what it loads, react, main and their sheet, and
        // the sheet first: nothing is seen before it is there.
        new HtmlWebpackPlugin({
          template: path.join(directory, 'src/index.html'),
          inject: false,
          minify: false,
        }),
      ],
    };
  };
}

/** React is a file of its own: it changes least. */
export function reactGroup() {
  return { test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', chunks: 'initial', enforce: true };
}

/** The light components that are not there from the start travel together: one request instead of twenty. */
export function uiGroup() {
  // With the pictures of objects, which several of them draw.
  const light = new Set([
    'objects',
    ...uiComponents().filter((component) => !isEager(component) && !isHeavy(component)),
  ]);
  const folder = /packages[\\/]ui[\\/]src[\\/]([a-z-]+)[\\/]/;
  const icons = /node_modules[\\/]lucide-react/;
  const isLight = (file) => light.has(folder.exec(file)?.[1]) || icons.test(file);
  return {
    test: (module) => isLight(module.nameForCondition?.() ?? ''),
    name: 'ui',
    chunks: 'async',
    enforce: true,
  };
}

/** A shared module that the shell never imports is not provided: this file imports them all and is never asked to. */
function lazyModulesFile() {
  const file = path.join(ROOT, '.build/lazy-modules.mjs');
  const imports = uiComponents()
    .filter((component) => !isEager(component))
    .map((component) => `  () => import('@wishbow/ui/${component}'),`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `export const lazyModules = [\n${imports.join('\n')}\n];\n`);
  return file;
}
