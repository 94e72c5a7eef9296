import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';

const MinimizerPlugin = createRequire(import.meta.url)('minimizer-webpack-plugin');

/** One process each: the builds of the five frontends already share the machine. */
export function minimizers() {
  return [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      parallel: false,
      extractComments: false,
      minimizerOptions: { compress: { passes: 2, ecma: 2022 }, mangle: true, format: { comments: false } },
    }),
    new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
  ];
}
