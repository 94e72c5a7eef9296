import type { UserId } from '@wishbow/contracts/wire-types';

export interface TurnGizmoRequest {
  readonly personId: UserId;
  readonly isConfirmed: boolean;
}

export type TurnGizmoOutcome =
  | { readonly ok: true; readonly personId: UserId }
  | { readonly ok: false; readonly reason: 'not_confirmed' };

/** Turn gizmo: only once the person has confirmed it. */
export function turnGizmo({ personId, isConfirmed }: TurnGizmoRequest): TurnGizmoOutcome {
  if (!isConfirmed) return { ok: false, reason: 'not_confirmed' };
  return { ok: true, personId };
}
