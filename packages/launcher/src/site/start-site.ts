import { findRedisServer } from '@wishbow/cache/redis-server';
import { type BffStart, startReplaceableBff } from '../bff/start-bff.ts';
import { chooseCache } from '../cache/choose-cache.ts';
import { startCache } from '../cache/start-cache.ts';
import { inheritedEnvironment, type LauncherConfig } from '../config.ts';
import { buildsFolder, openDataFolder, rememberIn } from '../data-folder.ts';
import { chooseDatabase } from '../database/choose-database.ts';
import { startDatabase } from '../database/start-database.ts';
import { privateUrl, sandboxEnvironment, siteEnvironment, siteUrl, type Wiring } from '../environment.ts';
import { findExecutable } from '../executable.ts';
import type { Options } from '../options.ts';
import { needsSandbox } from '../outside/outside-services.ts';
import { choosePorts } from '../ports.ts';
import { endLeftBehind } from '../processes/end-left-behind.ts';
import { createKeeper, type Keeper } from '../processes/keeper.ts';
import { privatePortNames, SERVICES, type Service } from '../processes/process-names.ts';
import { endedTrials } from './ended-trials.ts';
import { onFreePorts } from './on-free-ports.ts';
import { startInOwnProcess } from './own-processes.ts';
import { type RunningService, type StartService, startServices } from './start-services.ts';

export type Site = {
  url: string;
  /** The sandbox's own address, when it stands in for somebody. */
  sandboxUrl: string | undefined;
  /** What the database and the cache are, for the person who starts the site. */
  database: string;
  cache: string;
  /** What the start has changed of what was tried on some, a line each. */
  endedTrials: readonly string[];
  /** Finishes the requests under way and ends everything that was started. */
  stop(): Promise<void>;
};

export interface SiteStart {
  readonly options: Options;
  readonly config: LauncherConfig;
  /** Hears of processes that were started again. */
  readonly say: (line: string) => void;
  /** Aborted when the site is to end before it has started. */
  readonly signal: AbortSignal;
}

/**
 * Starts the whole site and resolves once its address answers.
 * Throws, with everything stopped again, when a part does not start or it is not wanted any more.
 */
export async function startSite({ options, config, say, signal }: SiteStart): Promise<Site> {
  await endLeftBehind(options.dataFolder);
  const memory = openDataFolder(options.dataFolder, options.isFresh);
  return await onFreePorts(async () => {
    const ports = await choosePorts(privatePortNames, memory.ports);
    rememberIn(options.dataFolder, { ...memory, ports });
    return startOnPorts({ ports, memory, options, config, say, signal });
  }, say);
}

interface Start extends SiteStart {
  readonly ports: Wiring['ports'];
  readonly memory: ReturnType<typeof openDataFolder>;
}

async function startOnPorts({ ports, memory, options, config, say, signal }: Start): Promise<Site> {
  const since = new Date();
  const keeper = createKeeper(options.dataFolder, inheritedEnvironment(), say);
  try {
    const { database, cache } = await Promise.race([startStores(config, keeper, ports), aborted(signal)]);
    const { internalSecret, deployToken } = memory;
    const stores = { mongodbUrl: database.url, redisUrl: cache.url };
    const places = { ports, sitePort: options.port, buildsFolder: buildsFolder(options.dataFolder) };
    const ways = { isSharedProcess: !options.hasOwnProcesses, isWatching: options.isWatching };
    const wiring = { config, internalSecret, deployToken, ...places, ...ways, ...stores };
    const services = await Promise.race([startWired({ options, wiring, keeper, say }), aborted(signal)]);
    return {
      url: siteUrl(options.port),
      sandboxUrl: needsSandbox(config) ? siteUrl(ports.sandbox) : undefined,
      database: database.description,
      cache: cache.description,
      endedTrials: await endedTrials(privateUrl(options.port), deployToken, since),
      stop: async () => {
        await services.stop();
        await keeper.stop();
      },
    };
  } catch (error) {
    await keeper.stop();
    throw error;
  }
}

async function startStores(config: LauncherConfig, keeper: Keeper, ports: Wiring['ports']) {
  const mongodProgram = findExecutable(['mongod'], keeper.env.PATH ?? '');
  const database = await startDatabase(chooseDatabase(config.MONGODB_URL, mongodProgram), keeper, ports.mongo);
  const cache = await startCache(chooseCache(config.REDIS_URL, findRedisServer()), keeper, ports.redis);
  return { database, cache };
}

type Wired = Omit<BffStart, 'env'>;

/** Rejects once whoever has started the site wants it to end. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = () => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

async function startWired(wired: Wired): Promise<RunningService> {
  const { wiring, keeper } = wired;
  const site = siteEnvironment(wiring);
  const environmentFor = (service: Service) => ({
    ...keeper.env,
    ...(service === 'sandbox' ? sandboxEnvironment(site, wiring) : site),
  });
  const start = await wayToStart(wired);
  const services = SERVICES.filter((service) => service !== 'sandbox' || needsSandbox(wiring.config));
  return startServices(services, environmentFor, (service, env) =>
    service === 'bff' ? startReplaceableBff({ ...wired, env }) : start(service, env),
  );
}

/** All services in this process, loaded only now; or each in its own. */
async function wayToStart({ options, wiring, keeper }: Wired): Promise<StartService<Exclude<Service, 'bff'>>> {
  if (!options.hasOwnProcesses) return (await import('./shared-process.ts')).startInThisProcess;
  return startInOwnProcess(keeper, wiring.ports, options.isWatching);
}
