import type { RecommendedWish } from '@wishbow/contracts/recommendations';
import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import { queryClient, showToast, useChange } from '@wishbow/platform';
import { RECOMMENDED_KEY } from './use-recommended-wishes.ts';

/** Takes a recommendation out of one's own sight. */
export function useRemoveRecommended({ wish_recommendation_id }: Pick<RecommendedWish, 'wish_recommendation_id'>) {
  return useChange(
    recommendationsContract.removeRecommendedWish,
    () => ({ body: { item: { wish_recommendation_id } } }),
    {
      onSuccess: () => showToast('Recommended item removed'),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: RECOMMENDED_KEY }),
    },
  );
}
