import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '@wishbow/service/listen';
import { heldPorts } from '@wishbow/service/port-holder';
import { createKeeper } from '../processes/keeper.ts';
import { nodeProcess, type ProcessSpec } from '../processes/process-spec.ts';
import { acceptsConnections } from '../processes/readiness.ts';
import { bffBuildFolder } from './bff-builds.ts';
import { createBffRoller } from './bff-roller.ts';
import { servingHere } from './serving-bff.ts';

/** Several processes, on a machine that may be busy. */
jest.setTimeout(60_000);

const sourceOf = (name: string) => JSON.stringify(new URL(`../../../service/src/${name}.ts`, import.meta.url).href);

/** A BFF that says its build; one dies over taking a port, one over handing it on. */
const BFF = `
import { listen } from ${sourceOf('listen')};
import { heldPorts } from ${sourceOf('port-holder')};
import { heedPortMessages } from ${sourceOf('port-messages')};
import { runProcess } from ${sourceOf('run-process')};
const { BUILD, PORT } = process.env;
const lastWords = { dieswhentaking: 'port: take', dieswhengiving: 'port: give' }[BUILD];
process.on('message', (message) => message === lastWords && process.exit(1));
const app = (request, response) => response.end(BUILD);
heedPortMessages(await runProcess(async () => heldPorts(app, await listen(app, Number(PORT)))));`;

const said: string[] = [];
let folder: string;
let site: Awaited<ReturnType<typeof aSite>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'roller-'));
  site = await aSite();
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

async function aSite() {
  for (const build of ['a1', 'b1', 'c1', 'dieswhentaking', 'dieswhengiving']) {
    mkdirSync(bffBuildFolder(folder, build), { recursive: true });
    writeFileSync(path.join(bffBuildFolder(folder, build), 'bff.mjs'), BFF);
  }
  const keeper = createKeeper(folder, {}, () => undefined);
  const app: RequestListener = (_request, response) => response.end('first');
  const holder = heldPorts(app, await listen(app, 0));
  const sitePort = Number(new URL(holder.url).port);
  const specOf = (build: string, port = sitePort): ProcessSpec => ({
    name: 'bff',
    ...nodeProcess(path.join(bffBuildFolder(folder, build), 'bff.mjs')),
    env: { PATH: '', BUILD: build, PORT: String(port) },
    port,
    isReady: acceptsConnections,
    logFile: path.join(folder, 'bff.log'),
  });
  const say = (line: string) => void said.push(line);
  const roller = createBffRoller({ keeper, first: servingHere('first', holder), obstacle: undefined, specOf, say });
  return {
    ...roller,
    answer: () => fetch(holder.url, { headers: { connection: 'close' } }).then((answer) => answer.text()),
    stop: async () => {
      await roller.stop();
      await keeper.stop();
    },
  };
}

/** Once the one before has left the port, too. */
const isServedBy = async (build: string) => {
  const ask = () => site.answer().catch(() => 'nobody');
  let answer = await ask();
  while (answer !== build) answer = await ask();
};

test('of two who replace the BFF at a time one is told so, and has neither the other one serve nor end', async () => {
  const first = await site.begin('a1');
  await site.begin('b1');
  await expect(fetch(first)).rejects.toThrow('fetch failed');
  await expect(site.open('a1', 'promote')).rejects.toThrow('Somebody else replaces the BFF at the same time');
  await site.drop('a1');
  await site.open('b1', 'promote');
  expect(site.state()).toEqual({ live: 'b1', before: 'first' });
  await isServedBy('b1');
});

test('of two who deploy the same, both look at one process, and a rollback leads to what was there before them', async () => {
  const address = await site.begin('c1');
  expect(await site.begin('c1')).toBe(address);
  await site.open('c1', 'promote');
  await expect(site.open('c1', 'promote')).rejects.toThrow('The BFF c1 serves the site already.');
  await expect(site.begin('c1')).rejects.toThrow('The BFF c1 serves the site already.');
  expect(site.state()).toEqual({ live: 'c1', before: 'b1' });
  await site.begin('a1');
  await expect(site.open('a1', 'rollback')).rejects.toThrow('Somebody else replaces the BFF at the same time');
  await site.drop('a1');
  await isServedBy('c1');
});

test('where the next BFF dies over taking the port, the one before goes on serving', async () => {
  await site.begin('dieswhentaking');
  const told = 'The BFF dieswhentaking did not take the port, so c1 goes on serving.';
  await expect(site.open('dieswhentaking', 'promote')).rejects.toThrow(told);
  expect(site.state()).toEqual({ live: 'c1', before: 'b1' });
  await isServedBy('c1');
});

test('where the one before dies over handing its port on, the next one opens it', async () => {
  await site.begin('dieswhengiving');
  await site.open('dieswhengiving', 'promote');
  await isServedBy('dieswhengiving');
  await site.begin('b1');
  await site.open('b1', 'promote');
  expect(site.state()).toEqual({ live: 'b1', before: 'dieswhengiving' });
  await isServedBy('b1');
  expect(said).toContainEqual(expect.stringContaining('The BFF dieswhengiving does not hand on its port'));
});
