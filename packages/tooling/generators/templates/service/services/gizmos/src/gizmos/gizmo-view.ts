import type { Gizmo } from '@wishbow/contracts/gizmos-contract';
import type { StoredGizmo } from './gizmo-repository.ts';

/** One gizmo for its owner. */
export const toGizmo = ({ id, ownerId, title, createdAt }: StoredGizmo): Gizmo => ({
  id,
  user_id: ownerId,
  title,
  created_at: createdAt.toISOString(),
});
