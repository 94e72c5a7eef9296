import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetBffBuilds, keepBffBuild } from './bff-builds.ts';
import { bffSources } from './bff-sources.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  for (const folder of ['bff/src', 'node_modules', 'data/bff']) mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of ['package-lock.json', 'bff/package.json', 'bff/src/server.ts']) save(file, '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const save = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const data = () => path.join(root, 'data');
const kept = () => readdirSync(path.join(data(), 'bff'));
const linkedSince = () => lstatSync(path.join(data(), 'bff/node_modules')).ino;

test('a build that is kept beside the one that serves leaves alone through what that one loads packages', async () => {
  await keepBffBuild(root, data(), bffSources(root));
  const before = linkedSince();
  save('bff/src/server.ts', '{ }');
  await keepBffBuild(root, data(), bffSources(root));
  expect(linkedSince()).toBe(before);
  expect(kept()).toHaveLength(3);
});

test('a source that is saved while a build is copied is not kept under the name of what it was', async () => {
  const sources = bffSources(root);
  save('bff/src/server.ts', '{ }');
  await expect(keepBffBuild(root, data(), sources)).rejects.toThrow('Sources of the BFF were changed');
  expect(kept()).toEqual([]);
});

test('what killed copies have left takes no build its place', async () => {
  const { buildId } = bffSources(root);
  await keepBffBuild(root, data(), bffSources(root));
  for (let count = 0; count < 12; count += 1) mkdirSync(path.join(data(), 'bff', `a${count}.7.draft`));
  await forgetBffBuilds(data(), []);
  expect(kept()).toContain(buildId);
});
