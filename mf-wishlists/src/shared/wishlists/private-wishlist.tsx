import { EmptyState } from '@wishbow/ui/empty-state';

/** What everybody but followers sees in the place of a private list. */
export const PrivateWishlist = () => (
  <EmptyState picture="locked" title="This wishlist is private. Follow to see this wishlist." headingLevel={2} />
);
