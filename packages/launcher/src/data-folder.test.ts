import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDataFolder, rememberIn } from './data-folder.ts';
import { holdDataFolder } from './data-folder-lock.ts';

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

/** A process that takes one folder after the other, and says which of them it has. */
const TAKING = `
const { holdDataFolder } = await import(${JSON.stringify(new URL('./data-folder-lock.ts', import.meta.url).href)});
const take = (folder) => {
  try { holdDataFolder(folder, 3000); return 'has it'; }
  catch (error) { return error.name === 'FolderTaken' ? 'is told' : String(error); }
};
process.on('message', (folders) => process.send(folders.map(take)));
process.send('ready');`;
const STALE = '{"pid":1,"begunAt":"before the machine was last started","port":3000}';
/** By which the one is named who clears that away. */
const CLEARING = 'site.lock.91d317e2';

test('of six sites that find a stale lock at once, whose clearing away was killed before, exactly one has the folder', async () => {
  const folders = Array.from({ length: 20 }, (_, index) => path.join(parent, `contended-${index}`));
  for (const contended of folders) {
    mkdirSync(contended);
    for (const name of ['site.lock', CLEARING]) writeFileSync(path.join(contended, name), STALE);
  }
  const sites = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', TAKING], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
  const answers = () => Promise.all(sites.map(async (site) => (await once(site, 'message'))[0]));
  await answers();
  const answered = answers();
  for (const site of sites) site.send(folders);
  const told = await answered;
  for (const site of sites) site.kill();
  const one = ['has it', 'is told', 'is told', 'is told', 'is told', 'is told'];
  expect(folders.map((_, index) => told.map((of) => of[index]).toSorted())).toEqual(folders.map(() => one));
  expect(folders.flatMap((contended) => readdirSync(contended))).toEqual(folders.map(() => 'site.lock'));
}, 30_000);

test('a site waits while another one clears a stale lock away', () => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'site.lock'), STALE);
  const clearing = path.join(folder, CLEARING);
  const other = spawn('sh', ['-c', `sleep 0.3; rm '${clearing}'`]);
  writeFileSync(clearing, JSON.stringify({ pid: other.pid, begunAt: null, port: 4000 }));
  holdDataFolder(folder, 3000);
  expect(existsSync(clearing)).toBe(false);
});

test('a site that ends leaves the lock of another one alone', () => {
  const giveBack = holdDataFolder(folder, 3000);
  const others = JSON.stringify({ pid: process.ppid, begunAt: null, port: 4000 });
  writeFileSync(path.join(folder, 'site.lock'), others);
  giveBack();
  expect(readFileSync(path.join(folder, 'site.lock'), 'utf8')).toBe(others);
});

test('a fresh start forgets everything but who has the folder', () => {
  rememberIn(folder, openDataFolder(folder, false));
  holdDataFolder(folder, 3000);
  openDataFolder(folder, true);

  expect(() => holdDataFolder(folder, 3000)).toThrow('is in use');
});
