import * as z from 'zod';

/** One customer's review of a product. `review_data` says when and where, as the shop words it. */
export const Review = z.object({
  id: z.string(),
  name: z.string(),
  rating: z.number().min(0).max(5),
  title: z.string(),
  review_data: z.string(),
  review: z.string(),
  verified_purchase: z.boolean(),
});
export type Review = z.infer<typeof Review>;

/** Percentages of the five ratings, `'5'` the best. */
export const StarsStat = z.object({
  '1': z.number().min(0).max(100),
  '2': z.number().min(0).max(100),
  '3': z.number().min(0).max(100),
  '4': z.number().min(0).max(100),
  '5': z.number().min(0).max(100),
});

export const ReviewsPage = z.object({
  reviews: z.array(Review),
  stars_stat: StarsStat,
  /** The page after this one, or null. */
  next_page: z.int().positive().nullable(),
});
export type ReviewsPage = z.infer<typeof ReviewsPage>;
