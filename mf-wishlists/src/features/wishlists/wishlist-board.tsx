import type { SeenWishlist } from '@wishbow/contracts/wishlists';
import { Skeleton } from '@wishbow/ui/skeleton';
import { isShown } from '../../shared/wishlists/seen-wishlist.ts';
import { ActiveWishlist } from './active-wishlist.tsx';
import { ActiveWishlistSkeleton } from './active-wishlist-skeleton.tsx';
import { AddressHint } from './address-hint.tsx';
import type { HrefOfList } from './href-of-list.ts';
import { useWishlistOrder } from './use-wishlist-order.ts';
import classes from './wishlist-board.module.css';
import { WishlistRail } from './wishlist-rail.tsx';

type WishlistBoardProps = {
  wishlists: readonly SeenWishlist[];
  /** The list the address asks for; else the first one that can be seen. */
  chosenId: string | undefined;
  hrefOfList: HrefOfList;
  /** Whose lists these are. */
  username: string;
  isOwn: boolean;
};

/** A person's lists with the chosen one open beside them. */
export function WishlistBoard({ wishlists, chosenId, hrefOfList, username, isOwn }: WishlistBoardProps) {
  const { shown, move, movesOf } = useWishlistOrder(wishlists);
  const currentId = chosenId ?? (shown.find(isShown) ?? shown[0])?.id;
  const moves = isOwn && { moves: movesOf(currentId) };
  return (
    <div className={classes.place}>
      {isOwn && <AddressHint />}
      <div className={classes.board}>
        <WishlistRail
          wishlists={shown}
          currentId={currentId}
          hrefOfList={hrefOfList}
          username={username}
          isOwn={isOwn}
          onMove={move}
        />
        {currentId && <ActiveWishlist key={currentId} wishlistId={currentId} hrefOfList={hrefOfList} {...moves} />}
      </div>
    </div>
  );
}

export const WishlistBoardSkeleton = () => (
  <div className={classes.board} aria-busy>
    <Skeleton shape="box" height="116px" />
    <ActiveWishlistSkeleton />
  </div>
);
