import path from 'node:path';
import { ChunkRetryPlugin } from './chunk-retry-plugin.mjs';
import { minimizers } from './minimizers.mjs';
import { aliases, scriptRules } from './scripts.mjs';
import { shortName, stylePlugin, styleRules } from './styles.mjs';
import { containerName, ROOT } from './workspace.mjs';

/**
 * What shell and parts have in common. The build id stands in the folder and entry names stay unhashed: the federation
 * plugin fails on `[contenthash]` in them.
 * A build with mocks is made for reading and for being made quickly: nothing of it is small.
 * @param {{ name: string, directory: string, buildId: string, isDevelopment: boolean, isMocked?: boolean }} frontend
 */
export function baseConfig({ name, directory, buildId, isDevelopment, isMocked = false }) {
  const chunkName = isDevelopment ? '[name].js' : '[name].[contenthash:8].js';
  return {
    name,
    mode: isDevelopment ? 'development' : 'production',
    context: directory,
    target: 'web',
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(directory, 'dist', buildId),
      uniqueName: containerName(name),
      filename: '[name].js',
      chunkFilename: chunkName,
      chunkLoadTimeout: 6000,
      strictModuleExceptionHandling: true,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: aliases({ isDevelopment }) },
    module: {
      rules: [...scriptRules({ isDevelopment, isMocked }), ...styleRules({ owner: shortName(name), isDevelopment })],
    },
    optimization: {
      minimize: !isDevelopment && !isMocked,
      minimizer: minimizers(),
      moduleIds: isDevelopment ? 'named' : 'deterministic',
    },
    plugins: [stylePlugin({ isDevelopment }), new ChunkRetryPlugin()],
    cache: {
      type: 'filesystem',
      name: `${name}-${isDevelopment ? 'development' : 'production'}${isMocked ? '-mocks' : ''}`,
      cacheDirectory: path.join(ROOT, '.build/webpack-cache'),
      buildDependencies: { preset: [`${import.meta.dirname}/`] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
