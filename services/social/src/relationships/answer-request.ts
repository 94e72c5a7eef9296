import type { RelationshipId, UserId } from '@wishbow/contracts/wire-types';
import { changeRelationship } from './change-relationship.ts';
import type { FollowDeps } from './follow-user.ts';
import type { Pair } from './relationship-repository.ts';

/** The followed person says yes. @returns undefined when nobody asked them under this id. */
export const approveRequest = (deps: FollowDeps) => (id: RelationshipId, followedId: UserId) =>
  changeRelationship(deps, 'social.follow_approved', (session) => deps.relationships.approve(id, followedId, session));

/** Withdrawn by the follower or refused by the followed person. @returns undefined when none of theirs waits. */
export const cancelRequest = (deps: FollowDeps) => (id: RelationshipId, by: UserId) =>
  changeRelationship(deps, 'social.follow_ended', (session) => deps.relationships.cancel(id, by, session));

/** Unfollows, or withdraws what still waits. Address access ends with it; nobody is told. */
export const endRelationship = (deps: FollowDeps) => (pair: Pair) =>
  changeRelationship(deps, 'social.follow_ended', (session) => deps.relationships.end(pair, session));
