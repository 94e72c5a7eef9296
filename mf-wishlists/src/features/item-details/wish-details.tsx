import type { Item } from '@wishbow/contracts/items';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { Dialog } from '@wishbow/ui/dialog';
import { EmptyState } from '@wishbow/ui/empty-state';
import type { ReactNode } from 'react';
import { FailedPanel } from '../../shared/failed-panel.tsx';
import { useWish } from '../../shared/wishes/use-wish.ts';
import { PrivateWishlist } from '../../shared/wishlists/private-wishlist.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { ItemViewSkeleton } from './item-view-skeleton.tsx';
import { useItemOnView } from './use-item-on-view.ts';
import { useOwnerTools } from './use-owner-tools.tsx';
import { WishOrigin } from './wish-origin.tsx';

type DetailsProps = { reviewsOf: (item: Item) => ReactNode; onClose: () => void };

/** The details of somebody's wish. */
export function WishDetails({ wishId, reviewsOf, onClose }: DetailsProps & { wishId: string }) {
  const query = useWish(wishId);
  const { data: wish } = query;
  if (wish && 'title' in wish) return <SeenWish wish={wish} reviewsOf={reviewsOf} onClose={onClose} />;
  return (
    <Dialog isOpen onOpenChange={onClose} title="Wish" size="item">
      {query.isPending && <ItemViewSkeleton />}
      {query.isError && <FailedPanel title="This wish could not be loaded" query={query} />}
      {wish && <PrivateWishlist />}
      {wish === null && <EmptyState picture="eyes" title="This wish is gone" text="It may have been deleted." />}
    </Dialog>
  );
}

function SeenWish({ wish, reviewsOf, onClose }: DetailsProps & { wish: WishOnPage }) {
  const view = useItemOnView(wish, wish.product_id);
  const ownerTools = useOwnerTools(wish, onClose);
  return (
    <ItemDialog
      title={wish.title}
      header={<WishOrigin wish={wish} />}
      headerActions={
        <>
          {ownerTools?.menu}
          <CopyLinkButton wish={wish} />
        </>
      }
      view={view}
      ownerTools={ownerTools}
      reviewsOf={reviewsOf}
      onClose={onClose}
    />
  );
}
