import type { canaryContract } from '@wishbow/contracts/canary-contract';
import type { gateContract } from '@wishbow/contracts/gate-contract';
import type { overridesContract } from '@wishbow/contracts/overrides-contract';
import type { partHealthContract } from '@wishbow/contracts/part-health-contract';
import type { siteContract } from '@wishbow/contracts/site-contract';
import type { siteHealthContract } from '@wishbow/contracts/site-health-contract';
import { adminsOnly, everybody } from '../subjects.ts';
import type { CasesOf } from './cases-of.ts';

const reason = 'To see who may';
const CANARY = 'bff/src/canary';
const { admin: _, ...othersThanAdmins } = adminsOnly('409');

export const siteCases: CasesOf<
  typeof siteContract &
    typeof siteHealthContract &
    typeof partHealthContract &
    typeof overridesContract &
    typeof canaryContract &
    typeof gateContract
> = {
  getAppEnv: [{ call: () => ({}), outcomes: everybody('200') }],
  // Which build is the newest is only known where one was made.
  checkForRefresh: [{ call: () => ({ query: {} }), outcomes: {}, allowedIn: 'bff/src/site' }],
  reportClientError: [
    {
      call: () => ({ body: { owner: 'shell', kind: 'render', message: 'Planted', page: '/' } }),
      outcomes: everybody('200'),
    },
  ],
  reportPageHealth: [{ call: () => ({ body: { views: [], vitals: [] } }), outcomes: everybody('200') }],
  getPartHealth: [{ call: () => ({ query: {} }), outcomes: adminsOnly('200') }],
  getSiteHealth: [{ call: () => ({}), outcomes: adminsOnly('200') }],
  createOverrideLink: [{ call: () => ({ body: { flags: ['ownership-outline'] } }), outcomes: adminsOnly('201') }],
  createDeployersOverride: [
    {
      call: () => ({ body: { flags: ['ownership-outline'] } }),
      outcomes: everybody('401 unauthenticated'),
      allowedIn: 'bff/src/overrides',
    },
  ],
  checkBuild: [
    {
      call: () => ({ body: { contract: '{}' } }),
      outcomes: everybody('401 unauthenticated'),
      allowedIn: 'bff/src/registry',
    },
  ],
  tryBuild: [
    {
      call: () => ({ body: { name: 'mf-social', by: 'Ines', reason, build_id: 'none', percent: 5, revision: 0 } }),
      outcomes: everybody('401 unauthenticated'),
      allowedIn: CANARY,
    },
  ],
  stopTrying: [
    {
      call: () => ({ body: { name: 'mf-social', by: 'Ines', reason, build_id: 'none' } }),
      outcomes: everybody('401 unauthenticated'),
      allowedIn: CANARY,
    },
  ],
  tryPart: [
    {
      about: 'a live set that nobody has seen',
      call: () => ({
        params: { name: 'mf-social' },
        body: { reason, build_id: 'none', percent: 5, revision: 1_000_000 },
      }),
      outcomes: othersThanAdmins,
      allowedIn: CANARY,
    },
  ],
  stopTryingPart: [
    {
      about: 'a build that is not tried',
      call: () => ({ params: { name: 'mf-social' }, body: { reason, build_id: 'none' } }),
      outcomes: othersThanAdmins,
      allowedIn: CANARY,
    },
  ],
  endOverride: [{ call: () => ({ body: {} }), outcomes: everybody('200') }],
};
