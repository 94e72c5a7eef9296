import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { scriptRules } from '../../tooling/webpack/scripts.mjs';
import { stylePlugin, styleRules } from '../../tooling/webpack/styles.mjs';

/** The kit page, built with the rules of the product but as one plain bundle. */
export default {
  name: 'kit',
  mode: 'development',
  devtool: false,
  target: 'web',
  context: import.meta.dirname,
  entry: './page.tsx',
  output: { path: path.join(import.meta.dirname, 'dist'), filename: 'kit.[contenthash:8].js', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: { rules: [...scriptRules({ isDevelopment: true }), ...styleRules({ owner: 'ui', isDevelopment: true })] },
  plugins: [stylePlugin({ isDevelopment: true }), new HtmlWebpackPlugin({ template: './page.html' })],
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
};
