import { queryClient, useBrowserEvent, useLive } from '@wishbow/platform';

/**
 * Asks again for what was read once lists or wishes have changed: here, in another part of the page, or elsewhere.
 * A gift that was placed takes a unit, and whom one follows decides what one may see.
 */
export function useWishlistNews(queryKey: readonly unknown[]): void {
  const refresh = () => void queryClient.invalidateQueries({ queryKey });
  useLive('wishlists', refresh);
  useLive('relationships', refresh);
  useBrowserEvent('wishlists:list-created', refresh);
  useBrowserEvent('wishlists:list-changed', refresh);
  useBrowserEvent('wishlists:list-deleted', refresh);
  useBrowserEvent('wishlists:wish-added', refresh);
  useBrowserEvent('wishlists:wish-changed', refresh);
  useBrowserEvent('wishlists:wish-removed', refresh);
  useBrowserEvent('checkout:gift-placed', refresh);
  useBrowserEvent('checkout:custom-item-given', refresh);
  useBrowserEvent('social:follow-changed', refresh);
  useBrowserEvent('social:comments-changed', refresh);
}
