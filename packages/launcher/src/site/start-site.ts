import { findRedisServer } from '@wishbow/cache/redis-server';
import { chooseCache } from '../cache/choose-cache.ts';
import { startCache } from '../cache/start-cache.ts';
import { inheritedEnvironment, type LauncherConfig } from '../config.ts';
import { buildsFolder, openDataFolder, rememberIn } from '../data-folder.ts';
import { chooseDatabase } from '../database/choose-database.ts';
import { startDatabase } from '../database/start-database.ts';
import { sandboxEnvironment, siteEnvironment, siteUrl, type Wiring } from '../environment.ts';
import { findExecutable } from '../executable.ts';
import type { Options } from '../options.ts';
import { needsSandbox } from '../outside/outside-services.ts';
import { choosePorts } from '../ports.ts';
import { endLeftBehind } from '../processes/end-left-behind.ts';
import { createKeeper, type Keeper } from '../processes/keeper.ts';
import { privatePortNames, SERVICES, type Service } from '../processes/process-names.ts';
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
  /** Finishes the requests under way and ends everything that was started. */
  stop(): Promise<void>;
};

/**
 * Starts the whole site and resolves once its address answers. `say` hears of processes that were started again.
 * Throws, with everything stopped again, when a part does not start.
 */
export async function startSite(options: Options, config: LauncherConfig, say: (line: string) => void): Promise<Site> {
  await endLeftBehind(options.dataFolder);
  const memory = openDataFolder(options.dataFolder, options.isFresh);
  return await onFreePorts(async () => {
    const ports = await choosePorts(privatePortNames, memory.ports);
    rememberIn(options.dataFolder, { ...memory, ports });
    return startOnPorts({ ports, memory, options, config, say });
  }, say);
}

interface Start {
  readonly ports: Wiring['ports'];
  readonly memory: ReturnType<typeof openDataFolder>;
  readonly options: Options;
  readonly config: LauncherConfig;
  readonly say: (line: string) => void;
}

async function startOnPorts({ ports, memory, options, config, say }: Start): Promise<Site> {
  const keeper = createKeeper(options.dataFolder, inheritedEnvironment(), say);
  try {
    const { database, cache } = await startStores(config, keeper, ports);
    const { internalSecret, deployToken } = memory;
    const stores = { mongodbUrl: database.url, redisUrl: cache.url };
    const places = { ports, sitePort: options.port, buildsFolder: buildsFolder(options.dataFolder) };
    const ways = { isSharedProcess: !options.hasOwnProcesses, isWatching: options.isWatching };
    const wiring = { config, internalSecret, deployToken, ...places, ...ways, ...stores };
    const services = await startWired(wiring, keeper.env, await wayToStart(options, wiring, keeper));
    return {
      url: siteUrl(options.port),
      sandboxUrl: needsSandbox(config) ? siteUrl(ports.sandbox) : undefined,
      database: database.description,
      cache: cache.description,
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

/** All services in this process, loaded only now; or each in its own. */
async function wayToStart(options: Options, { ports, sitePort }: Wiring, keeper: Keeper): Promise<StartService> {
  if (!options.hasOwnProcesses) return (await import('./shared-process.ts')).startInThisProcess;
  return startInOwnProcess(keeper, (service) => (service === 'bff' ? sitePort : ports[service]), options.isWatching);
}

function startWired(wiring: Wiring, inherited: NodeJS.ProcessEnv, start: StartService): Promise<RunningService> {
  const site = siteEnvironment(wiring);
  const environmentFor = (service: Service) => ({
    ...inherited,
    ...(service === 'sandbox' ? sandboxEnvironment(site, wiring) : site),
  });
  const services = SERVICES.filter((service) => service !== 'sandbox' || needsSandbox(wiring.config));
  return startServices(services, environmentFor, start);
}
