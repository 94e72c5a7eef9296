import { navigate, openModal } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { OwnerPages } from './owner-pages.tsx';
import classes from './wishlist-rail.module.css';
import { WishlistRows, type WishlistRowsProps } from './wishlist-rows.tsx';

/** Dragging weighs as much as half a page of this part: it comes after the lists, and only for whoever owns them. */
const SortableRows = lazy(() => import('./sortable-rows.tsx').then(({ SortableRows: rows }) => ({ default: rows })));

type WishlistRailProps = WishlistRowsProps & {
  username: string;
  /** Whether the viewer may add lists here and put them in order. */
  isOwn: boolean;
  /** Called with the places, counted from 0, a list is taken from and put to. */
  onMove: (from: number, to: number) => void;
};

/** A person's lists: a column on a desktop, a row to swipe on a phone. */
export function WishlistRail({ wishlists, currentId, hrefOfList, username, isOwn, onMove }: WishlistRailProps) {
  const create = async () => {
    const created = await openModal('wishlists.wishlistForm', {});
    if (created) navigate(hrefOfList(created.wishlistId));
  };
  const rows = { wishlists, currentId, hrefOfList };
  return (
    <nav className={classes.rail} aria-label="Wishlists">
      <div className={classes.top}>
        <h2>Wishlists</h2>
        {isOwn && (
          <Button variant="secondary" size="small" icon={<Plus />} onClick={() => void create()}>
            New
          </Button>
        )}
      </div>
      {isOwn && wishlists.length > 1 ? (
        <Suspense fallback={<WishlistRows {...rows} />}>
          <SortableRows {...rows} onMove={onMove} />
        </Suspense>
      ) : (
        <WishlistRows {...rows} />
      )}
      <OwnerPages username={username} />
    </nav>
  );
}
