import { reactionsInternalContract } from '@wishbow/contracts/likes-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { listSaid } from '../comments/list-said.ts';
import type { TallyRepository } from '../things/tally-repository.ts';
import type { LikeRepository } from './like-repository.ts';

/** What people made of the wishes that another service shows, and what one person said and liked. */
export const reactionRoutes = (
  tallies: TallyRepository,
  likes: LikeRepository,
  findSaid: ReturnType<typeof listSaid>,
): Router =>
  implement(reactionsInternalContract, {
    listSaid: async ({ body }) => ({ status: 200, body: await findSaid(body.userId) }),
    listReactions: async ({ body: { viewerId, wishIds } }) => {
      const tallyOf = await tallies.list(wishIds);
      // Most lists have no likes at all: then there is nothing more to ask the database.
      const likedByAny = wishIds.filter((wishId) => (tallyOf.get(wishId)?.likeCount ?? 0) > 0);
      const isAsked = viewerId !== null && likedByAny.length > 0;
      const liked = isAsked ? await likes.listLikedBy(viewerId, 'wish', likedByAny) : new Set();
      const reactions = wishIds.flatMap((wishId) => {
        const tally = tallyOf.get(wishId);
        if (!tally) return [];
        const { likeCount, commentCount } = tally;
        return [{ wishId, likeCount, commentCount, isLiked: liked.has(wishId) }];
      });
      return { status: 200, body: { reactions } };
    },
  });
