import type { ModalViewProps } from '@wishbow/platform';
import { ProductDetails } from './product-details.tsx';
import { WishDetails } from './wish-details.tsx';

/** One wish, or one product of the catalogue, over the page that led to it. */
export default function ItemDetailsModal({ input, onClose }: ModalViewProps<'wishlists.itemDetails'>) {
  return 'wishId' in input ? (
    <WishDetails wishId={input.wishId} onClose={onClose} />
  ) : (
    <ProductDetails productId={input.productId} onClose={onClose} />
  );
}
