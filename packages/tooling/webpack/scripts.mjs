import path from 'node:path';
import { ROOT } from './workspace.mjs';

const package_ = (name) => path.join(ROOT, 'packages', name, 'src');

/** TypeScript and JSX by swc; node_modules are taken as published. */
export function scriptRules({ isDevelopment, isMocked }) {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: 'swc-loader',
      options: {
        swcrc: false,
        configFile: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: false } },
        },
        module: { type: 'es6' },
        sourceMaps: isDevelopment,
      },
    },
    // Nothing happens when these are imported, so what nobody uses of them is left out.
    { include: ['contracts', 'domain', 'http'].map(package_), sideEffects: false },
    // Endpoints arrive without their schemas: the server has parsed what it sends by the same contract. Mocks have not.
    ...(isMocked
      ? []
      : [
          {
            include: package_('contracts'),
            resolve: {
              alias: {
                zod$: path.join(import.meta.dirname, 'inert-zod.cjs'),
                'zod/mini$': path.join(import.meta.dirname, 'small-zod.mjs'),
              },
            },
          },
        ]),
    ...(isDevelopment
      ? []
      : [
          {
            test: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
            loader: path.join(import.meta.dirname, 'unnamed-components.cjs'),
          },
        ]),
    // Served as it is, beside what is bundled: the document names it.
    { test: /src\/early-calls\.js$/, type: 'asset/resource', generator: { filename: 'early-calls.js' } },
    {
      test: /\.(woff2|png|webp|avif|svg)$/,
      type: 'asset/resource',
      generator: { filename: 'files/[name].[contenthash:8][ext]' },
    },
  ];
}

/** Where a package's own entry would cost the page more than it gives. */
export function aliases({ isDevelopment }) {
  const federation = (name, file) => path.join(ROOT, 'node_modules/@module-federation', name, 'dist', file);
  return {
    // react-router 7 points bundlers at its development build even in production.
    ...(!isDevelopment && { 'react-router$': path.join(ROOT, 'node_modules/react-router/dist/production/index.mjs') }),
    // The federation plugin reaches these by require(), our code by import: without this both copies are bundled.
    '@module-federation/runtime-core$': federation('runtime-core', 'index.js'),
    '@module-federation/sdk$': federation('sdk', 'index.js'),
    '@module-federation/error-codes$': federation('error-codes', 'index.mjs'),
  };
}
