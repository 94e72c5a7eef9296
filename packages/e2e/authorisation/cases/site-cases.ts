import type { overridesContract } from '@wishbow/contracts/overrides-contract';
import type { partHealthContract } from '@wishbow/contracts/part-health-contract';
import type { siteContract } from '@wishbow/contracts/site-contract';
import type { siteHealthContract } from '@wishbow/contracts/site-health-contract';
import { adminsOnly, everybody } from '../subjects.ts';
import type { CasesOf } from './cases-of.ts';

export const siteCases: CasesOf<
  typeof siteContract & typeof siteHealthContract & typeof partHealthContract & typeof overridesContract
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
  createOverrideLink: [{ call: () => ({ body: { flags: ['planted'] } }), outcomes: adminsOnly('201') }],
  createDeployersOverride: [
    {
      call: () => ({ body: { flags: ['planted'] } }),
      outcomes: everybody('401 unauthenticated'),
      allowedIn: 'bff/src/overrides',
    },
  ],
  endOverride: [{ call: () => ({ body: {} }), outcomes: everybody('200') }],
};
