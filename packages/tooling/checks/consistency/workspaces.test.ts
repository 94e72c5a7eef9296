import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parts } from '@wishbow/contracts/routes';
import { root } from '../../bootstrap/root.mjs';
import { readWorkspaces } from './workspaces.ts';

const workspaces = readWorkspaces();

const TOP_LEVEL =
  /^(?:shell|mf-[a-z]+|bff|services|packages|docs|package\.json|package-lock\.json|tsconfig\.json|docker-compose\.yml|README\.md)$/;
const MADE_BY_TOOLS = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

test('every workspace is called after its folder and is an ES module', () => {
  for (const { folder, name, type } of workspaces) {
    expect({ folder, name, type }).toEqual({ folder, name: `@wishbow/${path.basename(folder)}`, type: 'module' });
  }
});

test('every part of the route table is a workspace, and every mf- workspace is a part', () => {
  const folders = workspaces.map(({ folder }) => folder).filter((folder) => folder.startsWith('mf-'));
  expect(folders.toSorted()).toEqual([...parts].toSorted());
});

test('a part exposes nothing but what the shell asks parts for', () => {
  const exposed = globSync('mf-*/src/exposes/*', { cwd: root }).map((file) => path.basename(file).split('.')[0] ?? '');
  expect(exposed.filter((name) => !['lifecycles', 'modals', 'slots', 'mocks'].includes(name))).toEqual([]);
});

test.each(['react', 'react-dom'])('everybody who uses %s uses one exact version', (singleton) => {
  const versions = workspaces.flatMap(({ dependencies }) => dependencies[singleton] ?? []);
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).toMatch(/^\d+\.\d+\.\d+$/);
});

test('every dependency is one exact version', () => {
  const loose = workspaces.flatMap(({ folder, dependencies }) =>
    Object.entries(dependencies)
      .filter(([name, version]) => !/^(npm:typescript@)?\d+\.\d+\.\d+$/.test(version) && !name.startsWith('@wishbow/'))
      .map(([name, version]) => `${folder}: ${name} ${version}`),
  );
  expect(loose).toEqual([]);
});

test('the lockfile names no registry', () => {
  expect(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/);
});

test('the top level holds what the architecture names, and dotfiles', () => {
  const visible = readdirSync(root).filter((name) => !name.startsWith('.') && !MADE_BY_TOOLS.has(name));
  expect(visible.filter((name) => !TOP_LEVEL.test(name))).toEqual([]);
});
