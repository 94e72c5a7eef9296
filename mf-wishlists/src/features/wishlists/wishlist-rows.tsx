import type { SeenWishlist } from '@wishbow/contracts/wishlists';
import { WishlistRow } from '../../shared/wishlists/wishlist-row.tsx';
import type { HrefOfList } from './href-of-list.ts';
import classes from './wishlist-rail.module.css';

export type WishlistRowsProps = {
  wishlists: readonly SeenWishlist[];
  currentId: string | undefined;
  hrefOfList: HrefOfList;
};

/** The lists of a rail, in an order only their owner can change. */
export const WishlistRows = ({ wishlists, currentId, hrefOfList }: WishlistRowsProps) => (
  <ul className={classes.lists}>
    {wishlists.map((wishlist) => (
      <li key={wishlist.id}>
        <WishlistRow wishlist={wishlist} href={hrefOfList(wishlist.id)} isCurrent={wishlist.id === currentId} />
      </li>
    ))}
  </ul>
);
