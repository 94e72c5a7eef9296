import type { ProductId } from '@wishbow/contracts/items';
import type { ReviewsPage } from '@wishbow/contracts/reviews';
import { NOT_AVAILABLE, type Told } from '../retailer/retailer.ts';

/** Who knows what customers say of a product: not the retailer, whose API has no reviews. */
export interface ReviewsProvider {
  /** Pages count from 1; null where the provider knows no such product. */
  findPage(productId: ProductId, page: number): Promise<Told<ReviewsPage | null>>;
}

/** Where none is configured. */
export const noReviews: ReviewsProvider = { findPage: async () => NOT_AVAILABLE };
