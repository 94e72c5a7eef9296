import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base-config.mjs';
import { consumedModules } from './shared.mjs';
import { containerName } from './workspace.mjs';

/**
 * The whole webpack configuration of a part: a container of what stands in `src/exposes`.
 * @returns {(build: { buildId: string, isDevelopment: boolean, isMocked?: boolean }) => import('webpack').Configuration}
 */
export function partConfig(name, directory) {
  return ({ buildId, isDevelopment, isMocked = false }) => {
    const base = baseConfig({ name, directory, buildId, isDevelopment, isMocked });
    return {
      ...base,
      // The container is the only entry: a main script beside it would carry a runtime of its own.
      entry: {},
      output: { ...base.output, publicPath: 'auto' },
      // A page is its own file and one that it shares: behind a long wire each further file costs more than its bytes (0039).
      optimization: { ...base.optimization, splitChunks: { maxAsyncRequests: 2, enforceSizeThreshold: 1_000_000 } },
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name: containerName(name),
          filename: 'remoteEntry.js',
          exposes: exposesOf(directory, { isMocked }),
          shared: consumedModules(),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          dev: false,
          experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
      ],
    };
  };
}

/** `src/exposes/slots.ts` is `./slots`, in a chunk named `slots`. Mocks never reach production. */
function exposesOf(directory, { isMocked }) {
  const files = readdirSync(path.join(directory, 'src/exposes')).filter((file) => /^[a-z-]+\.tsx?$/.test(file));
  const names = files.map((file) => [path.parse(file).name, `./src/exposes/${file}`]);
  const exposed = names.filter(([name]) => isMocked || name !== 'mocks');
  return Object.fromEntries(exposed.map(([name, file]) => [`./${name}`, { import: file, name }]));
}
