import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import type { RecommendationId, UserId } from '@wishbow/contracts/wire-types';
import { actsIn } from './acts.ts';
import { HEADPHONES, TEAPOT_WISH } from './played-things.ts';
import type { RunningSocial } from './running-social.ts';

const wish = { id: TEAPOT_WISH };
const item = { product_id: HEADPHONES };

/** How people recommend things in tests: the teapot is a wish, the headphones are a product. */
export const recommendingIn = (social: () => RunningSocial) => {
  const { follow, approve } = actsIn(social);
  const as = (userId: UserId) => social().asUser(userId);
  return {
    /** One follows the other, and is approved. */
    becomeFollower: async (followerId: UserId, followedId: UserId) =>
      approve(followedId, (await follow(followerId, followedId)).id),
    sendTeapot: (fromId: UserId, selectedUserIds: UserId[], comment = '') =>
      as(fromId)(recommendationsContract.sendRecommendation, { body: { selectedUserIds, comment, wish } }),
    sendHeadphones: (fromId: UserId, selectedUserIds: UserId[], comment = '') =>
      as(fromId)(recommendationsContract.sendRecommendation, { body: { selectedUserIds, comment, item } }),
    openTeapotToAll: (fromId: UserId) => as(fromId)(recommendationsContract.recommendWish, { body: { wish } }),
    openHeadphonesToAll: (fromId: UserId) => as(fromId)(recommendationsContract.recommendItem, { body: { item } }),
    recommendedTo: async (userId: UserId, cursor: RecommendationId | null = null) =>
      (await as(userId)(recommendationsContract.getRecommendedWishes, { body: { cursor } })).body,
    remove: (userId: UserId, wish_recommendation_id: RecommendationId) =>
      as(userId)(recommendationsContract.removeRecommendedWish, { body: { item: { wish_recommendation_id } } }),
    refresh: (userId: UserId, wishRecommendationId: RecommendationId) =>
      as(userId)(recommendationsContract.refreshWishRecommendation, { body: { wishRecommendationId } }),
  };
};
