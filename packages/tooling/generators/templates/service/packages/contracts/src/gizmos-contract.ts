import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Problem } from './problem.ts';
import { GizmoId, Instant, shortText, UserId } from './wire-types.ts';

const LONGEST_TITLE = 80;

const Gizmo = z.object({ id: GizmoId, user_id: UserId, title: z.string(), created_at: Instant });
export type Gizmo = z.infer<typeof Gizmo>;

/** Keeping one's own gizmos. */
export const gizmosContract = {
  createGizmo: defineEndpoint({
    id: 'createGizmo',
    method: 'POST',
    path: '/api/gizmos',
    service: 'gizmos',
    audience: 'user',
    body: z.strictObject({ title: shortText(LONGEST_TITLE, 'Please add a title.') }),
    responses: { 201: z.object({ gizmo: Gizmo }), 409: Problem },
  }),
  /** Newest first. */
  listGizmos: defineEndpoint({
    id: 'listGizmos',
    method: 'GET',
    path: '/api/gizmos',
    service: 'gizmos',
    audience: 'user',
    responses: { 200: z.object({ gizmos: z.array(Gizmo) }) },
  }),
};
