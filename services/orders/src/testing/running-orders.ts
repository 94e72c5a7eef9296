import { readConfig } from '../config.ts';
import { startOrders } from '../start.ts';
import { createOrdersWorld } from './orders-world.ts';

/** Nobody dies in this process: however busy the machine, whoever has begun something keeps it until they are done. */
const LONG_LEASE_MS = '20000';

/** The orders service in this process, with its worker and relay, and everything around it. */
export async function runningOrders(changes: Record<string, string> = {}) {
  const world = await createOrdersWorld();
  const service = await startOrders(readConfig({ ...world.env, ORDER_LEASE_MS: LONG_LEASE_MS, ...changes }));
  return {
    ...world,
    stop: async () => {
      await service.stop();
      await world.stop();
    },
  };
}

export type RunningOrders = Awaited<ReturnType<typeof runningOrders>>;
