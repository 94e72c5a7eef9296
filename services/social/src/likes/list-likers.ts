import type { Like } from '@wishbow/contracts/likes';
import type { LikeId, UserId } from '@wishbow/contracts/wire-types';
import type { BlockRepository } from '../blocks/block-repository.ts';
import type { PeopleDirectory } from '../people/people-directory.ts';
import type { Liked, LikeRepository } from './like-repository.ts';

const PAGE = 50;

export interface Likers {
  readonly likes: Like[];
  readonly hasMore: boolean;
  readonly isLiked: boolean;
}

/** Who likes a thing, newest first; whether the viewer may see the thing is decided before. */
export const listLikers =
  (likes: LikeRepository, people: PeopleDirectory, blocks: BlockRepository) =>
  async (viewerId: UserId | undefined, liked: Liked, before: LikeId | undefined): Promise<Likers> => {
    const [found, own] = await Promise.all([
      likes.list(liked, PAGE + 1, before),
      viewerId ? likes.listLikedBy(viewerId, liked.kind, [liked.thingId]) : new Set(),
    ]);
    const page = found.slice(0, PAGE);
    const ids = page.map(({ userId }) => userId);
    const [summaries, blocked] = await Promise.all([
      people.summaries(ids),
      viewerId ? blocks.listBetween(viewerId, ids) : new Map<UserId, never>(),
    ]);
    return {
      likes: page.flatMap(({ id, userId }) => {
        const user = blocked.has(userId) ? undefined : summaries.get(userId);
        return user && !user.isSuspended ? [{ id, user }] : [];
      }),
      hasMore: found.length > PAGE,
      isLiked: own.size > 0,
    };
  };
