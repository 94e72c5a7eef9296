import { disputesContract } from '@wishbow/contracts/disputes-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { listDisputes } from './list-disputes.ts';

/** Charges that are contested, for admins. */
export const disputeRoutes = (deps: Dependencies): Router =>
  implement(disputesContract, {
    listDisputes: async ({ query: { status } }) => ({
      status: 200,
      body: { disputes: await listDisputes(deps, status) },
    }),
  });
