import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ProductId } from './items.ts';
import { Problem } from './problem.ts';
import { RecommendedWish } from './recommendations.ts';
import { longText, RecommendationId, UserId, ViewerHint, WishId } from './wire-types.ts';

const wish = z.looseObject({ id: WishId });
const item = z.looseObject({ product_id: ProductId });

const selection = {
  selectedUserIds: z
    .array(UserId)
    .min(1, 'Please select at least one follower.')
    .max(50, 'Please select at most 50 followers at once.'),
  comment: longText(300).default(''),
};

/** Wishes and products that people recommend to those who follow them. */
export const recommendationsContract = {
  /** The dialog: to chosen followers, with a comment. Who has it from this person already is not told again. */
  sendRecommendation: defineEndpoint({
    id: 'sendRecommendation',
    method: 'POST',
    path: '/api/sendRecommendation',
    service: 'social',
    audience: 'user',
    body: z.union([z.strictObject({ ...selection, wish }), z.strictObject({ ...selection, item })]),
    /** 403: one of them may not see the wish. 409: all of them have it already. 422: one of them is no follower. */
    responses: { 200: z.object({}), 403: Problem, 404: Problem, 409: Problem, 422: Problem, 429: Problem },
  }),
  /** To everybody who follows, now or later, without words and without news. Again is once. */
  recommendWish: defineEndpoint({
    id: 'recommendWish',
    method: 'POST',
    path: '/api/recommendWish',
    service: 'social',
    audience: 'user',
    identity: ['fromUserId'],
    body: z.strictObject({ fromUserId: UserId.nullish(), wish }),
    responses: { 200: z.object({}), 404: Problem, 429: Problem },
  }),
  /** As `recommendWish`, of a product. */
  recommendItem: defineEndpoint({
    id: 'recommendItem',
    method: 'POST',
    path: '/api/recommendItem',
    service: 'social',
    audience: 'user',
    identity: ['fromUserId'],
    body: z.strictObject({ fromUserId: UserId.nullish(), item }),
    responses: { 200: z.object({}), 404: Problem, 429: Problem },
  }),
  /**
   * What people the viewer follows recommend to them, newest first. What the viewer may not see is left out, so that a
   * page may be short while `next_cursor` says that more follows.
   */
  getRecommendedWishes: defineEndpoint({
    id: 'getRecommendedWishes',
    method: 'POST',
    path: '/api/getRecommendedWishes',
    service: 'social',
    audience: 'user',
    body: z.strictObject({ user: ViewerHint, cursor: RecommendationId.nullish() }),
    responses: {
      200: z.object({ wishes: z.array(RecommendedWish), next_cursor: RecommendationId.nullable() }),
    },
  }),
  /** Takes it out of the viewer's sight for good; whoever else received it keeps it. */
  removeRecommendedWish: defineEndpoint({
    id: 'removeRecommendedWish',
    method: 'POST',
    path: '/api/removeRecommendedWish',
    service: 'social',
    audience: 'user',
    identity: ['userId'],
    body: z.strictObject({
      item: z.looseObject({ wish_recommendation_id: RecommendationId }),
      userId: UserId.nullish(),
    }),
    responses: { 200: z.object({}), 404: Problem },
  }),
  refreshWishRecommendation: defineEndpoint({
    id: 'refreshWishRecommendation',
    method: 'POST',
    path: '/api/refreshWishRecommendation',
    service: 'social',
    audience: 'user',
    quiet: true,
    body: z.strictObject({ wishRecommendationId: RecommendationId, user: ViewerHint }),
    responses: { 200: z.object({ wish: RecommendedWish }), 404: Problem },
  }),
};
