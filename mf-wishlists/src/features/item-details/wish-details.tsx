import type { WishOnPage } from '@wishbow/contracts/wishes';
import { Dialog } from '@wishbow/ui/dialog';
import { EmptyState } from '@wishbow/ui/empty-state';
import { FailedPanel } from '../../shared/failed-panel.tsx';
import { useWish } from '../../shared/wishes/use-wish.ts';
import { PrivateWishlist } from '../../shared/wishlists/private-wishlist.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { ItemViewSkeleton } from './item-view-skeleton.tsx';
import { useItemOnView } from './use-item-on-view.ts';
import { WishOrigin } from './wish-origin.tsx';

type WishDetailsProps = { wishId: string; onClose: () => void };

/** The details of somebody's wish. */
export function WishDetails({ wishId, onClose }: WishDetailsProps) {
  const query = useWish(wishId);
  const { data: wish } = query;
  if (wish && 'title' in wish) return <SeenWish wish={wish} onClose={onClose} />;
  return (
    <Dialog isOpen onOpenChange={onClose} title="Wish" size="item">
      {query.isPending && <ItemViewSkeleton />}
      {query.isError && <FailedPanel title="This wish could not be loaded" query={query} />}
      {wish && <PrivateWishlist />}
      {wish === null && <EmptyState picture="eyes" title="This wish is gone" text="It may have been deleted." />}
    </Dialog>
  );
}

function SeenWish({ wish, onClose }: { wish: WishOnPage; onClose: () => void }) {
  const view = useItemOnView(wish, wish.product_id);
  return <ItemDialog title={wish.title} header={<WishOrigin wish={wish} />} view={view} onClose={onClose} />;
}
