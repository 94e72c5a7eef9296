import type { PartMocks } from '@wishbow/testing/world/part-mocks';
import { gizmosMocks } from '../mocks/gizmos-mocks.ts';

/** What gizmos answers where there is no backend. */
const mocks: PartMocks = { owner: 'mf-gizmos', contracts: [gizmosMocks], scenarios: [] };

export default mocks;
