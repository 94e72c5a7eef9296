import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import type { Tally, TallyRepository } from '../things/tally-repository.ts';
import type { LikeRepository } from './like-repository.ts';

/** What people made of wishes, and the viewer among them; wishes without any are left out. */
export const listReactions =
  (tallies: TallyRepository, reactionsOf: ReactionsOf) => async (viewerId: UserId | null, wishIds: readonly WishId[]) =>
    reactionsOf(viewerId, wishIds, await tallies.list(wishIds));

/** The same where it is known how much was made of each. */
export const reactionsOf =
  (likes: LikeRepository) =>
  async (viewerId: UserId | null, wishIds: readonly WishId[], tallyOf: ReadonlyMap<string, Tally>) => {
    // Most lists have no likes at all: then there is nothing more to ask the database.
    const likedByAny = wishIds.filter((wishId) => (tallyOf.get(wishId)?.likeCount ?? 0) > 0);
    const isAsked = viewerId !== null && likedByAny.length > 0;
    const liked = isAsked ? await likes.listLikedBy(viewerId, 'wish', likedByAny) : new Set();
    return wishIds.flatMap((wishId) => {
      const tally = tallyOf.get(wishId);
      if (!tally) return [];
      const { likeCount, commentCount } = tally;
      return [{ wishId, likeCount, commentCount, isLiked: liked.has(wishId) }];
    });
  };

export type ReactionsOf = ReturnType<typeof reactionsOf>;
export type ListReactions = ReturnType<typeof listReactions>;
