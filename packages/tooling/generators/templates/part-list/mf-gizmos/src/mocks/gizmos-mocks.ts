import { gizmosContract } from '@wishbow/contracts/gizmos-contract';
import { mocked } from '@wishbow/testing/world/part-mocks';

const studio = {
  id: 'f'.repeat(24),
  user_id: 'a'.repeat(24),
  title: 'Studio',
  created_at: '2026-11-28T10:00:00.000Z',
};

/** One gizmo, and whatever is made beside it. */
export const gizmosMocks = mocked(gizmosContract, () => ({
  createGizmo: ({ body }) => ({ status: 201, body: { gizmo: { ...studio, title: body.title } } }),
  listGizmos: () => ({ status: 200, body: { gizmos: [studio] } }),
}));
