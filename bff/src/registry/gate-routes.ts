import { breakagesOf } from '@wishbow/contracts/breakages';
import { gateContract } from '@wishbow/contracts/gate-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { liveContracts } from './gate.ts';
import type { RegistryDeps } from './registry-deps.ts';
import { findLiveSet } from './registry-repository.ts';

/** The gate for whoever only asks. */
export const gateRoutes = ({ database }: Pick<RegistryDeps, 'database'>): Router =>
  implement(gateContract, {
    checkBuild: async ({ body: { contract } }) => {
      const connection = await database.open();
      const { revision = 0, builds = {} } = (await findLiveSet(connection)) ?? {};
      const breakages = breakagesOf(contract, await liveContracts(connection, builds));
      return { status: 200, body: { revision, breakages } };
    },
  });
