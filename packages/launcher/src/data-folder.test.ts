import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDataFolder, rememberIn } from './data-folder.ts';
import { holdDataFolder, putBack } from './data-folder-lock.ts';

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

test('a second site on the same folder is told who has it and how to take another, until the first gives it back', () => {
  const giveBack = holdDataFolder(folder, 3000);
  expect(() => holdDataFolder(folder, 3000)).toThrow(
    `The data in ${folder} is in use by the site on http://localhost:3000 (process ${process.pid}). Stop that one, or take another folder: npm start -- --port 3001 --data .data-3001`,
  );
  expect(() => holdDataFolder(folder, 4000)).toThrow('npm start -- --port 4000 --data .data-4000');

  giveBack();
  holdDataFolder(folder, 3000)();
});

test('what a killed site held is free, also when another program has its number by now', () => {
  holdDataFolder(folder, 3000);
  const lock = path.join(folder, 'site.lock');
  const held = JSON.parse(readFileSync(lock, 'utf8'));
  const ended = spawnSync(process.execPath, ['--version']).pid;
  writeFileSync(lock, JSON.stringify({ ...held, pid: ended }));
  holdDataFolder(folder, 3000);

  writeFileSync(lock, JSON.stringify({ ...held, begunAt: 'before the machine was last started' }));
  holdDataFolder(folder, 3000);
  expect(() => holdDataFolder(folder, 3000)).toThrow('is in use');
});

test.each(['', '{"pid":', '{}'])("a lock that a power cut has left as %j is nobody's", (left) => {
  holdDataFolder(folder, 3000);
  writeFileSync(path.join(folder, 'site.lock'), left);
  holdDataFolder(folder, 3000);
  expect(() => holdDataFolder(folder, 3000)).toThrow('is in use');
});

test('of three sites that find a stale lock at once the one that has the folder keeps it', () => {
  holdDataFolder(folder, 3000);
  const aside = path.join(folder, 'site.lock.1.stale');
  writeFileSync(aside, 'of a second one, moved by a third');
  putBack(aside, path.join(folder, 'site.lock'));
  expect(() => holdDataFolder(folder, 3000)).toThrow('is in use');
});

test('a fresh start forgets everything but who has the folder', () => {
  rememberIn(folder, openDataFolder(folder, false));
  holdDataFolder(folder, 3000);
  openDataFolder(folder, true);

  expect(() => holdDataFolder(folder, 3000)).toThrow('is in use');
});
