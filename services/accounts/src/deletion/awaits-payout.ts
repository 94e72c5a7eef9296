import { ordersInternalContract } from '@wishbow/contracts/orders-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';

/** Whether a check for a fund of this person is still to be mailed: to whom, if they were gone? */
export type AwaitsPayout = (userId: UserId) => Promise<boolean>;

/** @throws RequestFailed while orders cannot be asked: nobody is deleted by guess. */
export const awaitsPayout =
  (peers: Call): AwaitsPayout =>
  async (userId) =>
    (await peers(ordersInternalContract.getUnfinished, { body: { userId } })).body.payouts > 0;
