import type { Service } from '../processes/process-names.ts';

export type RunningService = { stop(): Promise<void> };

/** One way to run a service with these variables; resolves once it is ready. */
export type StartService<S extends Service = Service> = (service: S, env: NodeJS.ProcessEnv) => Promise<RunningService>;

/**
 * Starts the services together and the BFF after them, so that the site's address opens when everything behind it
 * answers. `stop` ends them the other way round. If one does not start, those that did are stopped again.
 */
export async function startServices(
  services: readonly Service[],
  environmentFor: (service: Service) => NodeJS.ProcessEnv,
  start: StartService,
): Promise<RunningService> {
  const running: RunningService[] = [];
  const stop = async (): Promise<void> => {
    for (const service of running.splice(0).toReversed()) await service.stop();
  };
  const startOne = async (service: Service): Promise<void> => {
    running.push(await start(service, environmentFor(service)));
  };

  const behind = await Promise.allSettled(services.filter((service) => service !== 'bff').map(startOne));
  try {
    for (const result of behind) if (result.status === 'rejected') throw result.reason;
    await startOne('bff');
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
