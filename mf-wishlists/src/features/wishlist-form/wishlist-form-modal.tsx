import type { ModalViewProps } from '@wishbow/platform';
import { CreateWishlist } from './create-wishlist.tsx';
import { EditWishlist } from './edit-wishlist.tsx';

/** Makes a wishlist, or changes the own one named. */
export default function WishlistFormModal({ input, onComplete, onClose }: ModalViewProps<'wishlists.wishlistForm'>) {
  const complete = (wishlistId: string) => onComplete({ wishlistId });
  if (!input.wishlistId) return <CreateWishlist onCreated={complete} onClose={onClose} />;
  return <EditWishlist wishlistId={input.wishlistId} onUpdated={complete} onClose={onClose} />;
}
