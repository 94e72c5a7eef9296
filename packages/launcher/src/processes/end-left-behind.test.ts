import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processStart } from '../process-start.ts';
import { endLeftBehind } from './end-left-behind.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'left-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A site that keeps a program of somebody else as it keeps Redis, and tells once it does. */
const SITE = `
const [folder] = process.argv.slice(1);
const { createKeeper } = await import(${JSON.stringify(new URL('./keeper.ts', import.meta.url).href)});
await createKeeper(folder, process.env, () => undefined).keep({
  name: 'redis', command: 'sleep', args: ['600'], env: process.env, port: 1, isReady: async () => true,
  outlivesLauncher: true, logFile: folder + '/redis.log',
});
process.send('started');`;

const recordFile = () => path.join(folder, 'processes.json');

async function leftByAKilledSite(): Promise<number> {
  const site = spawn(process.execPath, ['--input-type=module', '--eval', SITE, folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(site, 'message');
  site.kill('SIGKILL');
  await once(site, 'exit');
  return JSON.parse(readFileSync(recordFile(), 'utf8')).processes.redis.pid;
}

test('what a killed site has left running is ended at the next start on its data', async () => {
  const pid = await leftByAKilledSite();
  expect(processStart(pid)).toBeDefined();
  await endLeftBehind(folder);
  expect(processStart(pid)).toBeUndefined();
  await endLeftBehind(folder);
}, 30_000);

test('another program that has come by its number, or of which nobody knows when it began, is left alone', async () => {
  const other = spawn('sleep', ['600']);
  await once(other, 'spawn');
  const one = { pid: other.pid, port: 1, restarts: 0 };
  const processes = { redis: { ...one, begunAt: 'before the machine was last started' }, mongo: one };
  writeFileSync(recordFile(), JSON.stringify({ launcher: 1, processes }));
  await endLeftBehind(folder);
  expect(processStart(Number(other.pid))).toBeDefined();
  other.kill('SIGKILL');
});

test('a folder on which no site has run leaves nothing to end', async () => {
  await expect(endLeftBehind(folder)).resolves.toBeUndefined();
});
