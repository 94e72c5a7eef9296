import type { SeenWishlist } from '@wishbow/contracts/wishlists';
import { navigate, openModal } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Plus } from 'lucide-react';
import { WishlistRow } from '../../shared/wishlists/wishlist-row.tsx';
import classes from './wishlist-rail.module.css';

type WishlistRailProps = {
  wishlists: readonly SeenWishlist[];
  currentId: string | undefined;
  hrefOfList: (wishlistId: string) => string;
  /** Whether the viewer may add lists here. */
  isOwn: boolean;
};

/** A person's lists: a column on a desktop, a row to swipe on a phone. */
export function WishlistRail({ wishlists, currentId, hrefOfList, isOwn }: WishlistRailProps) {
  const create = async () => {
    const created = await openModal('wishlists.wishlistForm', {});
    if (created) navigate(hrefOfList(created.wishlistId));
  };
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
      <ul className={classes.lists}>
        {wishlists.map((wishlist) => (
          <li key={wishlist.id}>
            <WishlistRow wishlist={wishlist} href={hrefOfList(wishlist.id)} isCurrent={wishlist.id === currentId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
