import type { SeenWishlist } from '@wishbow/contracts/wishlists';
import { Skeleton } from '@wishbow/ui/skeleton';
import { isShown } from '../../shared/wishlists/seen-wishlist.ts';
import { ActiveWishlist } from './active-wishlist.tsx';
import { ActiveWishlistSkeleton } from './active-wishlist-skeleton.tsx';
import classes from './wishlist-board.module.css';
import { WishlistRail } from './wishlist-rail.tsx';

type WishlistBoardProps = {
  wishlists: readonly SeenWishlist[];
  /** The list the address asks for; else the first one that can be seen. */
  chosenId: string | undefined;
  hrefOfList: (wishlistId: string) => string;
  isOwn: boolean;
};

/** A person's lists with the chosen one open beside them. */
export function WishlistBoard({ wishlists, chosenId, hrefOfList, isOwn }: WishlistBoardProps) {
  const current = chosenId ?? (wishlists.find(isShown) ?? wishlists[0])?.id;
  return (
    <div className={classes.board}>
      <WishlistRail wishlists={wishlists} currentId={current} hrefOfList={hrefOfList} isOwn={isOwn} />
      {current && <ActiveWishlist key={current} wishlistId={current} />}
    </div>
  );
}

export const WishlistBoardSkeleton = () => (
  <div className={classes.board} aria-busy>
    <Skeleton shape="box" height="116px" />
    <ActiveWishlistSkeleton />
  </div>
);
