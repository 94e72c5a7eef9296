import type { PartMocks } from '@wishbow/testing/world/part-mocks';
import { accountsMocks, credentialsMocks } from '../mocks/accounts-mocks.ts';
import { adminMailsMocks, adminPeopleMocks, auditMocks } from '../mocks/admin-mocks.ts';
import { identityMocks, ownAccountMocks } from '../mocks/own-account-mocks.ts';
import { dataExportMocks, profilesMocks } from '../mocks/profiles-mocks.ts';
import { scenarios } from '../mocks/scenarios.ts';
import { openidMocks, passkeysMocks, secondFactorMocks } from '../mocks/sign-in-mocks.ts';

/** What accounts answers where there is no backend, and what the BFF composes of people. */
const mocks: PartMocks = {
  owner: 'mf-account',
  contracts: [
    accountsMocks,
    credentialsMocks,
    profilesMocks,
    ownAccountMocks,
    identityMocks,
    passkeysMocks,
    secondFactorMocks,
    openidMocks,
    dataExportMocks,
    adminPeopleMocks,
    adminMailsMocks,
    auditMocks,
  ],
  scenarios,
};

export default mocks;
