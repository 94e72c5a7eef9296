import type { AddressAccess } from '@wishbow/domain/visibility';
import { changeRelationship, type RelationshipEvent } from './change-relationship.ts';
import type { FollowDeps } from './follow-user.ts';
import type { Pair } from './relationship-repository.ts';

/** From where each step may be taken: asking again is asking once, and a refusal or withdrawal is possible at any time. */
const STEPS = {
  request: { from: [null, 'requested'], to: 'requested', tells: 'social.address_requested' },
  approve: { from: ['requested', 'approved'], to: 'approved', tells: 'social.address_approved' },
  end: { from: [null, 'requested', 'approved'], to: null, tells: 'social.address_access_ended' },
} as const satisfies Record<string, { from: readonly AddressAccess[]; to: AddressAccess; tells: RelationshipEvent }>;

/** @returns undefined when there is no approved relationship in which this step can be taken. */
export const changeAddressAccess = (deps: FollowDeps) => (pair: Pair, step: keyof typeof STEPS) => {
  const { from, to, tells } = STEPS[step];
  const change = { ...pair, from, to };
  return changeRelationship(deps, tells, (session) => deps.relationships.changeAddressAccess(change, session));
};
