import { readConfig } from '../config.ts';
import { startOrders } from '../start.ts';
import { createOrdersWorld } from './orders-world.ts';

/** The orders service in this process, with its worker and relay, and everything around it. */
export async function runningOrders(changes: Record<string, string> = {}) {
  const world = await createOrdersWorld();
  const service = await startOrders(readConfig({ ...world.env, ...changes }));
  return {
    ...world,
    stop: async () => {
      await service.stop();
      await world.stop();
    },
  };
}

export type RunningOrders = Awaited<ReturnType<typeof runningOrders>>;
