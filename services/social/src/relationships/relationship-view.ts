import type { ViewedRelationship } from '@wishbow/contracts/people';
import type { Relationship as WireRelationship } from '@wishbow/contracts/relationships';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { AddressAccess } from '@wishbow/domain/visibility';
import type { NamedPerson } from '../people/people-directory.ts';
import type { Relationship } from './relationship-repository.ts';

/** 1 approved, 0 requested, null none: the specification's numbers. */
export const toWireAccess = (access: AddressAccess): 1 | 0 | null => {
  if (access === 'approved') return 1;
  return access === 'requested' ? 0 : null;
};

export const toViewedRelationship = (relationship: Relationship): ViewedRelationship => ({
  id: relationship.id,
  approved: relationship.isApproved,
  address_request_approved: toWireAccess(relationship.addressAccess),
  birthday_reminder: relationship.hasBirthdayReminder,
});

/** @returns undefined when one of the two has left, or an admin keeps them out. */
export function toWireRelationship(
  relationship: Relationship,
  people: ReadonlyMap<UserId, NamedPerson>,
): WireRelationship | undefined {
  const follower = people.get(relationship.followerId);
  const followed = people.get(relationship.followedId);
  if (!follower || !followed || follower.isSuspended || followed.isSuspended) return undefined;
  return {
    ...toViewedRelationship(relationship),
    follower_user: follower,
    followed_user: followed,
    followed_user_id: relationship.followedId,
  };
}
