import { breakagesOf } from '@wishbow/contracts/breakages';
import { BuildContract } from '@wishbow/contracts/build-contract';
import { gateContract } from '@wishbow/contracts/gate-contract';
import { problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { breakagesOfBff, liveContracts } from './gate.ts';
import type { RegistryDeps } from './registry-deps.ts';
import { findLiveSet } from './registry-repository.ts';
import { parsed } from './uploaded-build.ts';

/** The gate for whoever only asks. */
export const gateRoutes = ({ database, now }: Pick<RegistryDeps, 'database' | 'now'>): Router =>
  implement(gateContract, {
    checkBuild: async ({ body }) => {
      const contract = parsed(BuildContract, body.contract);
      if (!contract) return { status: 422, body: problem('unusable_contract', 'That is not the contract of a build.') };
      const connection = await database.open();
      const { revision = 0, builds = {} } = (await findLiveSet(connection)) ?? {};
      const breakages =
        contract.name === 'bff'
          ? await breakagesOfBff(connection, contract, builds, now())
          : breakagesOf(contract, await liveContracts(connection, builds));
      return { status: 200, body: { revision, breakages } };
    },
  });
