import { RequestFailed } from '@wishbow/http/client';
import { readConfig } from '../config.ts';
import type { Failpoint } from '../failpoints.ts';
import { startOrders } from '../start.ts';
import { startOrdersProcess } from './orders-process.ts';
import type { OrdersWorld } from './orders-world.ts';

/** The orders service of a world, one process at a time, which dies where a test says and is started again. */
export function crashingOrders(world: OrdersWorld) {
  const running: { stop(): Promise<void> }[] = [];
  const start = async () => {
    running.push(await startOrders(readConfig(world.env)));
  };
  const stopAll = () => Promise.all(running.splice(0).map((orders) => orders.stop()));
  return {
    start,
    stopAll,
    /** Does something at a process that dies of it, and starts another one. @returns how the first one ended. */
    dyingAt: async (failpoint: Failpoint, act: () => Promise<unknown>): Promise<string | number> => {
      await stopAll();
      const victim = await startOrdersProcess({ ...world.env, FAILPOINT: failpoint });
      running.push(victim);
      await act().catch(aCutConnection);
      const ending = await victim.ended;
      await world.endAbandonedTransactions();
      await stopAll();
      await start();
      return ending;
    },
  };
}

function aCutConnection(error: unknown): void {
  if (!(error instanceof RequestFailed) && !(error instanceof TypeError)) throw error;
}
