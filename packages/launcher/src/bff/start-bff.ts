import path from 'node:path';
import { logFile } from '../data-folder.ts';
import { privateUrl, type Wiring } from '../environment.ts';
import type { Options } from '../options.ts';
import type { Keeper } from '../processes/keeper.ts';
import { nodeProcess, type ProcessSpec } from '../processes/process-spec.ts';
import { answersReadyz } from '../processes/readiness.ts';
import type { RunningService } from '../site/start-services.ts';
import { bffBuildFolder, keepBffBuild } from './bff-builds.ts';
import { createBffRoller } from './bff-roller.ts';
import { bffSources } from './bff-sources.ts';
import { openRollServer } from './roll-server.ts';
import { type ServingBff, servingHere, servingProcess } from './serving-bff.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** What the BFF of a site is started with. */
export interface BffStart {
  readonly options: Options;
  readonly wiring: Wiring;
  readonly keeper: Keeper;
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

/** Starts the BFF of this checkout, and lets whoever deploys replace it while the site runs. */
export async function startReplaceableBff(start: BffStart): Promise<RunningService> {
  const { options, wiring, keeper, say } = start;
  const sources = bffSources(ROOT);
  const first = await startFirst(start, sources.buildId);
  // Beside everything else: nobody waits for what somebody may go back to one day.
  if (!options.isWatching) {
    keepBffBuild(ROOT, options.dataFolder, sources).catch((error: unknown) =>
      say(`This BFF is not kept, so nobody can go back to it: ${String(error)}`),
    );
  }
  const roller = createBffRoller({ keeper, first, obstacle: obstacleOn(start), specOf: specIn(start), say });
  const rolls = await openRollServer(roller, wiring.ports.launcher, wiring.deployToken);
  return {
    stop: async () => {
      await rolls.stop();
      await roller.stop();
    },
  };
}

async function startFirst({ options, wiring, keeper, env }: BffStart, buildId: string): Promise<ServingBff> {
  const { isWatching, hasOwnProcesses } = options;
  const itsEnv = isWatching ? env : { ...env, BUILD_ID: buildId };
  if (!hasOwnProcesses) {
    // Loaded only where it is needed, as all services of one process are.
    const { startBffHere } = await import('./bff-here.ts');
    return servingHere(buildId, await startBffHere(itsEnv));
  }
  const script = path.join(ROOT, 'bff/src/server.ts');
  const program = nodeProcess(script, [], { isWatching });
  const one = await keeper.keep({ ...usualSpec(keeper), ...program, env: itsEnv, port: wiring.sitePort });
  return servingProcess(keeper, buildId, one);
}

function obstacleOn({ options, wiring }: BffStart): string | undefined {
  if (options.isWatching) return 'npm run dev starts the BFF again by itself whenever a source of it changes.';
  if (options.hasOwnProcesses || wiring.redisUrl) return undefined;
  return 'This site keeps what its services share in the memory of one process, which a BFF in another one would not see. With a redis-server on the PATH, or REDIS_URL, its BFF can be replaced while it runs.';
}

/** A build is run as the checkout's BFF is, but on its own sources, and it takes no other builds over. */
const specIn =
  ({ wiring, keeper, env }: BffStart) =>
  (buildId: string, privatePort?: number): ProcessSpec => {
    const folder = bffBuildFolder(keeper.dataFolder, buildId);
    const port = privatePort ?? wiring.sitePort;
    return {
      ...usualSpec(keeper),
      ...nodeProcess(path.join(folder, 'bff/src/server.ts')),
      ...(privatePort !== undefined && { name: 'bff-to-be' }),
      port,
      env: {
        ...env,
        BUILD_ID: buildId,
        BFF_URL: privateUrl(port),
        SITE_ROOT: ROOT,
        SITE_BUILDS: 'deployed',
        PICTURE_CACHE: path.join(ROOT, '.data/pictures'),
        SINGLE_PROCESS: 'false',
      },
    };
  };

const usualSpec = (keeper: Keeper) =>
  ({ name: 'bff', isReady: answersReadyz, logFile: logFile(keeper.dataFolder, 'bff') }) as const;
