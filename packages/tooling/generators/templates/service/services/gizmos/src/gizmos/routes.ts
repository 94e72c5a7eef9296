import { gizmosContract } from '@wishbow/contracts/gizmos-contract';
import { problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { GizmoRepository } from './gizmo-repository.ts';
import { toGizmo } from './gizmo-view.ts';

const titleTaken = problem('title_taken', 'You have one with this title already.');

/** Keeping one's own gizmos. */
export const gizmoRoutes = (gizmos: GizmoRepository, now: () => Date): Router =>
  implement(gizmosContract, {
    createGizmo: async ({ body, viewer }) => {
      const gizmo = await gizmos.add({ ownerId: viewer.userId, title: body.title, createdAt: now() });
      return gizmo ? { status: 201, body: { gizmo: toGizmo(gizmo) } } : { status: 409, body: titleTaken };
    },
    listGizmos: async ({ viewer }) => {
      const owned = await gizmos.listByOwner(viewer.userId);
      return { status: 200, body: { gizmos: owned.map(toGizmo) } };
    },
  });
