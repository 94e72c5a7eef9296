import { overviewContract } from '@wishbow/contracts/overview-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { getOverview } from './get-overview.ts';

/** The money side of the site at a glance. */
export const overviewRoutes = (deps: Dependencies): Router =>
  implement(overviewContract, {
    getOverview: async ({ query: { days } }) => ({ status: 200, body: await getOverview(deps, Number(days)) }),
  });
