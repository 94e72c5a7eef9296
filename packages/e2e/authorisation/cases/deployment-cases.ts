import type { deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import type { deploymentsContract } from '@wishbow/contracts/deployments-contract';
import { adminsOnly, everybody } from '../subjects.ts';
import type { CasesOf } from './cases-of.ts';

const REGISTRY = 'bff/src/registry';
const reason = 'To see who may';
const act = { name: 'mf-social', by: 'Ines', reason } as const;
const ofToken = { outcomes: everybody('401 unauthenticated'), allowedIn: REGISTRY };
const params = { name: 'mf-social' } as const;

/** Whoever holds the deploy token is none of those who ask here; builds are made live where there are some. */
export const deploymentCases: CasesOf<
  typeof deploymentsContract & Omit<typeof deployedPartsContract, 'listDeployedParts'>
> = {
  getRegistry: [{ call: () => ({}), ...ofToken }],
  uploadBuild: [
    {
      call: () => ({
        body: { name: 'mf-social', build_id: 'none', by: 'Ines', files: [{ path: 'a.js', base64: '' }] },
      }),
      ...ofToken,
    },
  ],
  recordSmokeRun: [{ call: () => ({ body: { name: 'mf-social', build_id: 'none', fault: null } }), ...ofToken }],
  promoteBuild: [{ call: () => ({ body: { ...act, build_id: 'none', revision: 1_000_000 } }), ...ofToken }],
  rollBackPart: [{ call: () => ({ body: { ...act, from: 'none' } }), ...ofToken }],
  promoteBff: [
    { call: () => ({ body: { kind: 'promote', build_id: 'none', contract: '{}', by: 'Ines', reason } }), ...ofToken },
  ],
  listDeployments: [{ call: () => ({ query: {} }), outcomes: adminsOnly('200') }],
  promotePart: [
    {
      about: 'a live set that nobody has seen',
      call: () => ({ params, body: { build_id: 'none', revision: 1_000_000, reason } }),
      outcomes: adminsOnly('409 live_set_moved'),
      allowedIn: REGISTRY,
    },
  ],
  takePartBack: [
    {
      about: 'a build that is not live',
      call: () => ({ params, body: { from: 'none', reason } }),
      outcomes: adminsOnly('409 not_live'),
      allowedIn: REGISTRY,
    },
  ],
};
