/**
 * The one jest preset: servers and pure packages run in Node, everything that renders runs in jsdom.
 * Run with `--experimental-vm-modules`: jest 30 then loads ESM-only dependencies natively, so node_modules stay untransformed.
 */
const path = require('node:path');
const root = path.resolve(__dirname, '../..');

const BROWSER_FOLDERS = ['shell', 'mf-*', 'packages/ui', 'packages/platform'];
const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    configFile: false,
    jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

const shared = {
  rootDir: root,
  transform: { '\\.tsx$': swc(true), '\\.ts$': swc(false) },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: { '\\.css$': path.join(__dirname, 'jest/css-module.cjs') },
  modulePathIgnorePatterns: ['/dist/', '/\\.build/', '/\\.data/', '<rootDir>/packages/tooling/generators/templates'],
};

module.exports = {
  rootDir: root,
  workerIdleMemoryLimit: '1GB',
  testSequencer: path.join(__dirname, 'jest/longest-first.cjs'),
  // Long enough that a busy machine is no failure; what hangs still ends.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: path.join(__dirname, 'jest/one-realm-environment.cjs'),
      runtime: path.join(__dirname, 'jest/shared-packages-runtime.cjs'),
      testMatch: ['<rootDir>/{bff,services,packages}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/packages/(ui|platform)/'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: path.join(__dirname, 'jest/browser-environment.cjs'),
      testMatch: BROWSER_FOLDERS.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
      setupFilesAfterEnv: ['<rootDir>/packages/testing/src/browser-setup.ts'],
    },
  ],
};
