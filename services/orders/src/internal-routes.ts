import { ordersInternalContract } from '@wishbow/contracts/orders-contract';
import { implement } from '@wishbow/http/implement';
import type { Connection } from '@wishbow/service/mongo/connection';
import type { Router } from 'express';
import { getWallet } from './cards/get-wallet.ts';

/** What other services ask of this one. */
export const internalRoutes = (connection: Connection): Router =>
  implement(ordersInternalContract, {
    getWallet: async ({ body: { userId } }) => ({ status: 200, body: await getWallet(connection, userId) }),
  });
