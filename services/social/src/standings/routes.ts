import { socialInternalContract } from '@wishbow/contracts/social-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Blocking } from '@wishbow/domain/visibility';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { BlockRepository } from '../blocks/block-repository.ts';
import type { NotificationRepository } from '../notifications/notification-repository.ts';
import { listFollowed } from '../relationships/list-followed.ts';
import { followOf } from '../relationships/list-relationships.ts';
import type { Relationship, RelationshipRepository } from '../relationships/relationship-repository.ts';
import { toViewedRelationship } from '../relationships/relationship-view.ts';

const standingOf = (ownerId: UserId, relationship: Relationship | undefined, block: Blocking | undefined) =>
  block
    ? { ownerId, follow: block, addressAccess: null }
    : { ownerId, follow: followOf(relationship), addressAccess: relationship?.addressAccess ?? null };

/** What our other services ask before they show anything: how a viewer stands to people. */
export const standingRoutes = (
  relationships: RelationshipRepository,
  blocks: BlockRepository,
  notifications: NotificationRepository,
): Router =>
  implement(socialInternalContract, {
    listStandings: async ({ body: { viewerId, ownerIds } }) => {
      const [found, blocked] = await Promise.all([
        relationships.listFrom(viewerId, ownerIds),
        blocks.listBetween(viewerId, ownerIds),
      ]);
      const byOwner = new Map(found.map((relationship) => [relationship.followedId, relationship]));
      return {
        status: 200,
        body: { standings: ownerIds.map((ownerId) => standingOf(ownerId, byOwner.get(ownerId), blocked.get(ownerId))) },
      };
    },
    getSocialCounts: async ({ body: { userId, viewerId } }) => {
      const [counts, unviewedNotifications, relationship, blocked] = await Promise.all([
        relationships.count(userId),
        notifications.countUnviewed(userId),
        viewerId ? relationships.find({ followerId: viewerId, followedId: userId }) : undefined,
        viewerId ? blocks.listBetween(viewerId, [userId]) : undefined,
      ]);
      return {
        status: 200,
        body: {
          ...counts,
          unviewedNotifications,
          relationship: relationship ? toViewedRelationship(relationship) : null,
          block: blocked?.get(userId) ?? ('none' as const),
        },
      };
    },
    listFollowedIds: async ({ body: { userId } }) => ({
      status: 200,
      body: { userIds: await listFollowed({ blocks, relationships }, userId) },
    }),
  });
