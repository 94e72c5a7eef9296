import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { choosePorts } from '../ports.ts';
import { hasEnded } from './child.ts';
import { createKeeper } from './keeper.ts';
import { nodeProcess, type ProcessSpec } from './process-spec.ts';
import { acceptsConnections, waitUntilReady } from './readiness.ts';
import { supervise } from './supervise.ts';

const LISTENING = "require('node:net').createServer().listen(Number(process.env.PORT), '127.0.0.1')";
const DYING = 'process.exit(3)';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervise-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

async function aProcess(program: string): Promise<ProcessSpec> {
  const { shop: port } = await choosePorts(['shop'], {});
  const script = path.join(folder, 'shop.cjs');
  writeFileSync(script, program);
  const env = { PORT: String(port), PATH: '' };
  return {
    name: 'shop',
    ...nodeProcess(script),
    env,
    port,
    isReady: acceptsConnections,
    logFile: path.join(folder, 'shop.log'),
  };
}

test('a process that is killed comes back on its port', async () => {
  const spec = await aProcess(LISTENING);
  const shop = await supervise(spec, () => undefined);
  const firstPid = Number(shop.pid());

  process.kill(firstPid, 'SIGKILL');
  await waitUntilReady('shop', async () => shop.restartCount() === 1 && (await acceptsConnections(spec.port)), {
    timeoutMs: 20_000,
  });

  expect(shop.pid()).not.toBe(firstPid);
  await shop.stop();
}, 30_000);

test('a process that is stopped stays away', async () => {
  const spec = await aProcess(LISTENING);
  const shop = await supervise(spec, () => undefined);
  await shop.stop();

  expect(await acceptsConnections(spec.port)).toBe(false);
  expect(shop.restartCount()).toBe(0);
}, 30_000);

test('a process that ends before it listens is reported at once', async () => {
  await expect(supervise(await aProcess(DYING), () => undefined)).rejects.toThrow('shop ended before it was ready');
}, 30_000);

test('what is just being started when a site is stopped is ended, too, and nothing is started after it', async () => {
  const keeper = createKeeper(folder, {}, () => undefined);
  const spec = await aProcess(LISTENING);
  const shop = keeper.keep(spec);
  await keeper.stop();
  expect(hasEnded((await shop).child())).toBe(true);
  await expect(keeper.keep(spec)).rejects.toThrow('shop is not started: the site is being stopped');
}, 30_000);
