import type { siteContract } from '@wishbow/contracts/site-contract';
import { everybody } from '../subjects.ts';
import type { CasesOf } from './cases-of.ts';

export const siteCases: CasesOf<typeof siteContract> = {
  getAppEnv: [{ call: () => ({}), outcomes: everybody('200') }],
  checkForRefresh: [{ call: () => ({ query: {} }), outcomes: everybody('200') }],
  reportClientError: [
    {
      call: () => ({ body: { owner: 'shell', kind: 'render', message: 'Planted', page: '/' } }),
      outcomes: everybody('200'),
    },
  ],
};
