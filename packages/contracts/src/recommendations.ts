import * as z from 'zod';
import { Item } from './items.ts';
import { PersonSummary } from './people.ts';
import { RecommendationId } from './wire-types.ts';
import { WishOnPage } from './wishes.ts';

/** Who recommended it, and in which words; `message` is empty where none came along. */
const recommended = {
  wish_recommendation_id: RecommendationId,
  recommendedByUser: PersonSummary,
  message: z.string(),
};

/** Somebody's wish, or a product that is nobody's wish yet, as somebody recommended it. Told apart by `wishlist`. */
export const RecommendedWish = z.union([WishOnPage.extend(recommended), Item.extend(recommended)]);
export type RecommendedWish = z.infer<typeof RecommendedWish>;
