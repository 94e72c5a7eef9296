import { socialInternalContract } from '@wishbow/contracts/social-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Blocking } from '@wishbow/domain/visibility';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { BlockRepository } from '../blocks/block-repository.ts';
import type { ReactionsOf } from '../likes/list-reactions.ts';
import type { NotificationRepository } from '../notifications/notification-repository.ts';
import { listFollowed } from '../relationships/list-followed.ts';
import { followOf } from '../relationships/list-relationships.ts';
import type { Relationship, RelationshipRepository } from '../relationships/relationship-repository.ts';
import { toViewedRelationship } from '../relationships/relationship-view.ts';
import type { StandingRepository } from './standing-repository.ts';

const standingOf = (ownerId: UserId, relationship: Relationship | undefined, block: Blocking | undefined) =>
  block
    ? { ownerId, follow: block, addressAccess: null }
    : { ownerId, follow: followOf(relationship), addressAccess: relationship?.addressAccess ?? null };

export interface StandingDeps {
  readonly standings: StandingRepository;
  readonly relationships: RelationshipRepository;
  readonly blocks: BlockRepository;
  readonly notifications: NotificationRepository;
  readonly reactionsOf: ReactionsOf;
}

/** What our other services ask before they show anything: how a viewer stands to people. */
export const standingRoutes = ({
  standings,
  relationships,
  blocks,
  notifications,
  reactionsOf,
}: StandingDeps): Router =>
  implement(socialInternalContract, {
    listStandings: async ({ body: { viewerId, ownerIds, wishIds } }) => {
      const found = await standings.find(viewerId, ownerIds, wishIds ?? []);
      const byOwner = new Map(found.relationships.map((relationship) => [relationship.followedId, relationship]));
      const reactions = wishIds && (await reactionsOf(viewerId, wishIds, found.tallies));
      const standingTo = (ownerId: UserId) => standingOf(ownerId, byOwner.get(ownerId), found.blocked.get(ownerId));
      return { status: 200, body: { standings: ownerIds.map(standingTo), ...(reactions && { reactions }) } };
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
