import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DEPLOY_TOKEN, SECRET } from './running-bff.ts';
import { deployerAt } from './running-registry.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COMPILED = path.join(ROOT, '.build/compiled');
const DIES_WHERE_TOLD = path.join(import.meta.dirname, 'dies-where-told.ts');

export interface OwnProcess {
  readonly url: string;
  /** Resolves with the signal that ended it, or its exit code. */
  readonly ended: Promise<string | number>;
  stop(): Promise<void>;
}

interface Program {
  readonly file: string;
  readonly args?: readonly string[];
  readonly env?: Record<string, string>;
  /** Whether it dies where what it works on says so: `dying-words.ts`. */
  readonly dies: boolean;
}

/** A program of the repository in a process of its own. Resolves once it listens. */
async function start({ file, args = [], env, dies }: Program): Promise<OwnProcess> {
  const preloaded = dies ? ['--import', DIES_WHERE_TOLD] : [];
  const child = spawn(process.execPath, [...preloaded, path.join(ROOT, file), ...args], {
    env: { ...env, NODE_COMPILE_CACHE: COMPILED },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code, signal]: (string | number | null)[]) => signal ?? code ?? 0);
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => line.includes('"ready":true') && resolve(JSON.parse(line).url));
    void ended.then(() => reject(new Error(`${file} ended before it was ready`)));
  });
  return {
    url,
    ended,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A database that keeps what it has acknowledged in a folder. @param port where it listens; 0 for any. */
export const databaseProcess = (folder: string, { port = '0', dies }: { port?: string; dies: boolean }) =>
  start({ file: 'packages/embedded-mongo/src/main.ts', args: ['--data', folder, '--port', port], dies });

interface Place {
  readonly mongodbUrl: string;
  readonly redisUrl: string | undefined;
  readonly accountsUrl: string;
  readonly root: string;
  readonly dies: boolean;
}

/** One of several BFFs over one database, one Redis and one folder of builds, and the calls of somebody who deploys to it. */
export async function bffProcess({ mongodbUrl, redisUrl, accountsUrl, root, dies }: Place) {
  const away = 'http://127.0.0.1:9';
  const bff = await start({
    file: 'bff/src/server.ts',
    dies,
    env: {
      ACCOUNTS_URL: accountsUrl,
      SOCIAL_URL: away,
      WISHLISTS_URL: away,
      CATALOG_URL: away,
      ORDERS_URL: away,
      BFF_URL: 'http://127.0.0.1:0',
      MONGODB_URL: mongodbUrl,
      ...(redisUrl && { REDIS_URL: redisUrl }),
      SITE_ROOT: root,
      BUILDS_FOLDER: path.join(root, 'builds'),
      INTERNAL_SECRET: SECRET,
      DEPLOY_TOKEN,
      USES_SANDBOX: 'true',
      LOG_LEVEL: 'silent',
    },
  });
  return { ...bff, ...deployerAt(bff.url) };
}
