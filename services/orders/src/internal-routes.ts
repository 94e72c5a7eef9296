import { ordersInternalContract } from '@wishbow/contracts/orders-contract';
import { implement } from '@wishbow/http/implement';
import type { Connection } from '@wishbow/service/mongo/connection';
import type { Router } from 'express';
import { getWallet } from './cards/get-wallet.ts';
import { listGiving } from './custom-gifts/list-giving.ts';
import { countUnmailedPayouts } from './payouts/payout-repository.ts';

/** What other services ask of this one. */
export const internalRoutes = (connection: Connection): Router =>
  implement(ordersInternalContract, {
    getUnfinished: async ({ body: { userId } }) => ({
      status: 200,
      body: { payouts: await countUnmailedPayouts(connection, userId) },
    }),
    listGiving: async ({ body: { userId } }) => ({ status: 200, body: await listGiving(connection, userId) }),
    getWallet: async ({ body: { userId } }) => ({ status: 200, body: await getWallet(connection, userId) }),
  });
