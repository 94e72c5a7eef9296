import type { Item } from '@wishbow/contracts/items';
import type { ModalViewProps } from '@wishbow/platform';
import { lazy, Suspense } from 'react';
import { ProductDetails } from '../features/item-details/product-details.tsx';
import { WishDetails } from '../features/item-details/wish-details.tsx';
import { ReviewsLoading } from '../features/reviews/reviews-loading.tsx';

const CustomerReviews = lazy(
  () => import(/* webpackChunkName: "reviews" */ '../features/reviews/customer-reviews.tsx'),
);

/** One wish, or one product of the catalogue, over the page that led to it; its reviews come when they are asked for. */
export default function ItemDetailsModal({ input, onClose }: ModalViewProps<'wishlists.itemDetails'>) {
  return 'wishId' in input ? (
    <WishDetails wishId={input.wishId} reviewsOf={reviewsOf} onClose={onClose} />
  ) : (
    <ProductDetails productId={input.productId} reviewsOf={reviewsOf} onClose={onClose} />
  );
}

const reviewsOf = (item: Item) => (
  <Suspense fallback={<ReviewsLoading />}>
    <CustomerReviews item={item} />
  </Suspense>
);
