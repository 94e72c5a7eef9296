import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDataFolder, rememberIn } from './data-folder.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'launcher-'));
  folder = path.join(parent, 'data');
});

afterEach(() => rmSync(parent, { recursive: true }));

test('the secrets and the ports are the same after a restart', () => {
  const memory = { ...openDataFolder(folder, false), ports: { accounts: 40_001 } };
  rememberIn(folder, memory);

  expect(openDataFolder(folder, false)).toEqual(memory);
});

test('nobody else on the machine reads the secrets', () => {
  rememberIn(folder, openDataFolder(folder, false));
  expect(statSync(path.join(folder, 'launcher.json')).mode & 0o077).toBe(0);
});

test('two data folders have different secrets', () => {
  const other = path.join(parent, 'other');
  expect(openDataFolder(folder, false).internalSecret).not.toBe(openDataFolder(other, false).internalSecret);
});

test('a fresh start forgets everything', () => {
  rememberIn(folder, { ...openDataFolder(folder, false), ports: { accounts: 40_001 } });
  writeFileSync(path.join(folder, 'wishes'), 'a kite');

  expect(openDataFolder(folder, true).ports).toEqual({});
  expect(existsSync(path.join(folder, 'wishes'))).toBe(false);
});

test("a fresh start leaves somebody else's folder alone", () => {
  writeFileSync(path.join(parent, 'thesis.txt'), 'ten years of work');

  expect(() => openDataFolder(parent, true)).toThrow('was not made by npm start');
  expect(existsSync(path.join(parent, 'thesis.txt'))).toBe(true);
});
