import { modalContracts } from '@wishbow/contracts/modals';
import { defineModals } from '@wishbow/platform';

export default defineModals('wishlists', modalContracts, {
  'wishlists.wishlistForm': () => import('../features/wishlist-form/wishlist-form-modal.tsx'),
  'wishlists.deleteWishlist': () => import('../features/wishlist-deletion/delete-wishlist-modal.tsx'),
  'wishlists.externalItem': () => import('../features/external-item/external-item-modal.tsx'),
  'wishlists.fundItem': () => import('../features/fund-item/fund-item-modal.tsx'),
  'wishlists.itemDetails': () => import('../modals/item-details-modal.tsx'),
  'wishlists.saveToList': () => import('../features/save-to-list/save-to-list-modal.tsx'),
  'wishlists.selectExistingWishlist': () => import('../features/existing-wishlist/select-existing-wishlist-modal.tsx'),
});
