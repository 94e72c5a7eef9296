import type { RecommendedWish } from '@wishbow/contracts/recommendations';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { PeopleDirectory } from '../people/people-directory.ts';
import type { SeenThings } from '../things/seen-things.ts';
import type { Recommendation } from './recommendation-repository.ts';

/** In the same order; what the viewer may not see (any more), and what people recommended who left or are kept out, is left out. */
export type ShowRecommendations = (
  viewerId: UserId,
  recommendations: readonly Recommendation[],
) => Promise<RecommendedWish[]>;

export const showRecommendations =
  (things: SeenThings, people: PeopleDirectory): ShowRecommendations =>
  async (viewerId, recommendations) => {
    const [seen, summaries] = await Promise.all([
      things.list(viewerId, recommendations),
      people.summaries(recommendations.map(({ fromId }) => fromId)),
    ]);
    return recommendations.flatMap(({ id, fromId, thingId, message }) => {
      const thing = seen.get(thingId);
      const recommendedByUser = summaries.get(fromId);
      return thing && recommendedByUser && !recommendedByUser.isSuspended
        ? { ...thing, wish_recommendation_id: id, recommendedByUser, message }
        : [];
    });
  };
