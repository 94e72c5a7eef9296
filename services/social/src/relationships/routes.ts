import { notFound, problem } from '@wishbow/contracts/problem';
import { relationshipsContract } from '@wishbow/contracts/social-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { approveRequest, cancelRequest, endRelationship } from './answer-request.ts';
import { changeAddressAccess } from './change-address-access.ts';
import { type FollowDeps, followUser } from './follow-user.ts';
import { listRelationships } from './list-relationships.ts';
import type { Pair, Relationship } from './relationship-repository.ts';
import { toViewedRelationship, toWireAccess, toWireRelationship } from './relationship-view.ts';
import { toggleBirthdayReminder } from './toggle-birthday-reminder.ts';

interface WirePair {
  readonly followerUserId: UserId;
  readonly followedUserId: UserId;
}

const toPair = ({ followerUserId, followedUserId }: WirePair): Pair => ({
  followerId: followerUserId,
  followedId: followedUserId,
});

const notYours = { status: 403 as const, body: problem('forbidden', 'This is not your request.') };
const noBirthday = { status: 403 as const, body: problem('forbidden', 'You cannot see when this birthday is.') };
const missing = { status: 404 as const, body: notFound };

const accessReply = (changed: Relationship | undefined) =>
  changed ? { status: 200 as const, body: { address_request_approved: toWireAccess(changed.addressAccess) } } : missing;

/** Who follows whom, and who may know whose address. */
export const relationshipRoutes = (deps: FollowDeps): Router => {
  const { relationships, people } = deps;
  const follow = followUser(deps);
  const approve = approveRequest(deps);
  const cancel = cancelRequest(deps);
  const end = endRelationship(deps);
  const list = listRelationships(relationships, people, deps.blocks);
  const changeAccess = changeAddressAccess(deps);
  const toggleReminder = toggleBirthdayReminder(deps);

  return implement(relationshipsContract, {
    followUser: async ({ body, viewer }) => {
      const followed = await follow({ followerId: viewer.userId, followedId: body.followedUserId });
      if (followed.ok) return { status: 200, body: { relationship: toViewedRelationship(followed.relationship) } };
      return followed.reason === 'self' ? notYours : missing;
    },
    unfollowUser: async ({ body, viewer }) => {
      await end({ followerId: viewer.userId, followedId: body.followedUserId });
      return { status: 200, body: {} };
    },
    approveRequest: async ({ body, viewer }) => {
      const approved = await approve(body.relationship_id, viewer.userId);
      if (!approved) return missing;
      const summaries = await people.summaries([approved.followerId, approved.followedId]);
      const relationship = toWireRelationship(approved, summaries);
      return relationship ? { status: 200, body: { relationship } } : missing;
    },
    cancelRequest: async ({ body, viewer }) => {
      const cancelled = await cancel(body.relationship_id, viewer.userId);
      return cancelled ? { status: 200, body: {} } : missing;
    },
    getRelationships: async ({ body, viewer }) => {
      const found = await list(body.username, viewer.userId);
      return found ? { status: 200, body: found } : missing;
    },
    requestAddress: async ({ body, viewer }) => {
      if (body.followerUserId !== viewer.userId) return notYours;
      return accessReply(await changeAccess(toPair(body), 'request'));
    },
    approveAddressRequest: async ({ body, viewer }) => {
      if (body.followedUserId !== viewer.userId) return notYours;
      return accessReply(await changeAccess(toPair(body), 'approve'));
    },
    cancelAddressRequest: async ({ body, viewer }) => {
      if (body.followerUserId !== viewer.userId && body.followedUserId !== viewer.userId) return missing;
      return accessReply(await changeAccess(toPair(body), 'end'));
    },
    toggleBirthdayReminder: async ({ body, viewer }) => {
      if (body.followerUserId !== viewer.userId) return notYours;
      const isOn = await toggleReminder(toPair(body));
      return isOn === undefined ? noBirthday : { status: 200, body: { birthday_reminder: isOn } };
    },
  });
};
