import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findRedisServer } from '@wishbow/cache/redis-server';
import { chooseCache } from '@wishbow/launcher/cache/choose-cache';
import { startCache } from '@wishbow/launcher/cache/start-cache';
import { chooseDatabase } from '@wishbow/launcher/database/choose-database';
import { startDatabase } from '@wishbow/launcher/database/start-database';
import { findExecutable } from '@wishbow/launcher/executable';
import { choosePorts } from '@wishbow/launcher/ports';
import { createKeeper } from '@wishbow/launcher/processes/keeper';
import { findPinnedNode } from '../bootstrap/pinned-node.mjs';
import { root } from '../bootstrap/root.mjs';
import { composeFile } from './compose-file.ts';
import { copyContext, imageBuilder } from './image-folders.ts';
import { startContainer } from './rehearsed-container.ts';

/**
 * `node packages/tooling/docker/rehearse.ts`: what `docker compose up --build` would do, without an engine. In a new
 * folder it runs the commands of the Dockerfile one after the other on what is committed, starts every process of
 * docker-compose.yml as its image's user with its image's command and its container's variables, asks the containers'
 * own health checks, opens a page and a part, and stops everything with the containers' signal. Takes minutes, and npm.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
const place = mkdtempSync(path.join(tmpdir(), 'wishbow-images-'));
const pinnedNode = path.dirname(findPinnedNode(root) ?? process.execPath);
const inherited = { PATH: `${pinnedNode}:${process.env.PATH}`, HOME: process.env.HOME ?? place };
const stops: (() => Promise<unknown>)[] = [];

try {
  chmodSync(place, 0o755);
  await rehearse();
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(place, { recursive: true, force: true });
}

async function rehearse() {
  const context = path.join(place, 'context');
  copyContext(root, context);
  const build = imageBuilder(place, context, { ...process.env, ...inherited });
  const { services } = composeFile({ INTERNAL_SECRET: randomBytes(32).toString('base64url') });
  const containers = Object.entries(services).filter(([, { build: recipe }]) => recipe !== undefined);
  const ports = await choosePorts([...containers.map(([name]) => name), 'mail', 'mongo', 'redis'], {});
  const stores = await startStores(ports);

  const there = containers.map(([name, { healthcheck }]): [string, string] => [
    new URL(healthcheck?.test?.at(-1) ?? '').port,
    name,
  ]);
  const portHere = (port: string) => ports[new Map([...there, ['4925', 'mail']]).get(port) ?? ''];
  const here = (text: string) => {
    if (text.startsWith('mongodb')) return stores.mongodbUrl;
    if (text.startsWith('redis')) return stores.redisUrl;
    return text
      .replace(/^\d{4}$/, (port) => String(portHere(port) ?? port))
      .replaceAll(/\/\/[a-z]+:(\d{4})/g, (_, port) => `//127.0.0.1:${portHere(port)}`);
  };

  for (const [name, container] of containers) {
    const image = build(container.build?.target ?? '', container.build?.args?.FOLDER);
    assertRunsOnlyWhatItNeeds(image.folder);
    const since = performance.now();
    const running = await startContainer(name, container, { image, inherited, here, logFile: `${place}/${name}.log` });
    stops.push(async () => say(`${name} stopped with ${await running.stop()}`));
    say(`${name} is well after ${Math.round(performance.now() - since)} ms`);
  }
  say(`one image: ${execFileSync('du', ['-sh', build('bff').folder], { encoding: 'utf8' }).split('\t')[0]}`);
  await openSite(`http://127.0.0.1:${ports.bff}`);
}

async function startStores(ports: Readonly<Record<string, number>>) {
  mkdirSync(`${place}/data`);
  const keeper = createKeeper(`${place}/data`, process.env, say);
  stops.push(() => keeper.stop());
  const mongod = findExecutable(['mongod'], inherited.PATH);
  const database = await startDatabase(chooseDatabase(undefined, mongod), keeper, ports.mongo ?? 0);
  const cache = await startCache(chooseCache(undefined, findRedisServer()), keeper, ports.redis ?? 0);
  if (cache.url === undefined) throw new Error('the rehearsal needs a redis-server on the PATH');
  say(`database: ${database.description}; cache: ${cache.description}`);
  return { mongodbUrl: database.url, redisUrl: cache.url };
}

function assertRunsOnlyWhatItNeeds(folder: string) {
  const tools = ['jest', 'webpack', 'typescript', '@playwright/test', 'msw'];
  const found = tools.filter((name) => existsSync(path.join(folder, 'node_modules', name)));
  if (found.length > 0) throw new Error(`${folder} holds packages of developers: ${found.join(', ')}`);
}

/** The front page, a script of each part that it names, and a page that takes a service and the database to answer. */
async function openSite(url: string) {
  const page = await (await fetch(url)).text();
  const entries = [...new Set(page.match(/\/_mf\/[\w/-]+\/remoteEntry\.js/g))];
  if (entries.length < 4) throw new Error(`the front page names ${entries.length} parts:\n${page.slice(0, 2000)}`);
  for (const address of [...entries, '/api/getAppEnv', '/maya_okafor', '/nobody-of-this-name']) {
    const { status } = await fetch(url + address);
    say(`${address} ${status}`);
    if (status !== (address.startsWith('/nobody') ? 404 : 200)) throw new Error(`${address} answered ${status}`);
  }
}
