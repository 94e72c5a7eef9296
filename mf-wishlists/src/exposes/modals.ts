import { modalContracts } from '@wishbow/contracts/modals';
import { defineModals } from '@wishbow/platform';

export default defineModals('wishlists', modalContracts, {
  'wishlists.wishlistForm': () => import('../features/wishlist-form/wishlist-form-modal.tsx'),
  'wishlists.deleteWishlist': () => import('../features/wishlist-deletion/delete-wishlist-modal.tsx'),
  'wishlists.itemDetails': () => import('../modals/item-details-modal.tsx'),
  'wishlists.saveToList': () => import('../features/save-to-list/save-to-list-modal.tsx'),
});
