import { promisify } from 'node:util';
import webpack from 'webpack';
import { BuildFailed } from './build-failed.mjs';

/** Runs webpack. @returns the finished compilation. @throws Error with webpack's own words for errors and for warnings. */
export async function compile(config) {
  const compiler = webpack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors() || stats.hasWarnings())
    throw new BuildFailed(stats.toString({ preset: 'errors-warnings', colors: false }));
  return stats.compilation;
}
