import path from 'node:path';
import { logFile } from '../data-folder.ts';
import type { Keeper } from '../processes/keeper.ts';
import type { Ports, Service } from '../processes/process-names.ts';
import { nodeProcess } from '../processes/process-spec.ts';
import { answersReadyz } from '../processes/readiness.ts';
import type { StartService } from './start-services.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

const scriptOf = (service: Exclude<Service, 'bff'>): string => path.join(ROOT, `services/${service}/src/server.ts`);

/** Runs each service as a process of its own, which the keeper starts again when it dies. */
export function startInOwnProcess(
  keeper: Keeper,
  ports: Ports,
  isWatching: boolean,
): StartService<Exclude<Service, 'bff'>> {
  return (service, env) =>
    keeper.keep({
      name: service,
      ...nodeProcess(scriptOf(service), [], { isWatching }),
      env,
      port: ports[service],
      isReady: answersReadyz,
      logFile: logFile(keeper.dataFolder, service),
    });
}
