import type { RecommendedWish } from '@wishbow/contracts/recommendations';
import type { RecommendationId, UserId } from '@wishbow/contracts/wire-types';
import { type FollowedDeps, listFollowed } from '../relationships/list-followed.ts';
import type { Audience, RecommendationRepository } from './recommendation-repository.ts';
import type { ShowRecommendations } from './show-recommendations.ts';

const PAGE = 20;

interface ReadDeps extends FollowedDeps {
  readonly recommendations: RecommendationRepository;
  readonly show: ShowRecommendations;
}

interface RecommendedPage {
  readonly wishes: RecommendedWish[];
  /** null at the end. */
  readonly nextCursor: RecommendationId | null;
}

/** Asked anew each time: who is not followed any more is not heard any more. */
const audienceOf = async (deps: FollowedDeps, viewerId: UserId): Promise<Audience> => ({
  viewerId,
  followedIds: await listFollowed(deps, viewerId),
});

/** What reached one person, newest first. */
export const listRecommendedWishes =
  ({ recommendations, show, ...deps }: ReadDeps) =>
  async (viewerId: UserId, after: RecommendationId | undefined): Promise<RecommendedPage> => {
    const found = await recommendations.list(await audienceOf(deps, viewerId), PAGE + 1, after);
    const page = found.slice(0, PAGE);
    const nextCursor = found.length > PAGE ? (page.at(-1)?.id ?? null) : null;
    return { wishes: await show(viewerId, page), nextCursor };
  };

/** One that reached this person. @returns undefined when it did not, or when they may not see the wish. */
export const refreshWishRecommendation =
  ({ recommendations, show, ...deps }: ReadDeps) =>
  async (viewerId: UserId, id: RecommendationId): Promise<RecommendedWish | undefined> => {
    const found = await recommendations.find(await audienceOf(deps, viewerId), id);
    return found && (await show(viewerId, [found])).at(0);
  };

/** @returns whether it had reached this person and they had not removed it before. */
export const removeRecommendedWish =
  ({ recommendations, ...deps }: Omit<ReadDeps, 'show'>) =>
  async (viewerId: UserId, id: RecommendationId): Promise<boolean> =>
    recommendations.remove(await audienceOf(deps, viewerId), id);
