import type { PartMocks } from '@wishbow/testing/world/part-mocks';

/** What is answered for gizmos where there is no backend. */
const mocks: PartMocks = { owner: 'mf-gizmos', contracts: [], scenarios: [] };

export default mocks;
