import { FailedPanel } from '../../shared/failed-panel.tsx';
import { useOwnWishlists } from '../../shared/wishlists/use-own-wishlists.ts';
import type { HrefOfList } from './href-of-list.ts';
import { NoWishlists } from './no-wishlists.tsx';
import { SharedWishlist } from './shared-wishlist.tsx';
import { WishlistBoard, WishlistBoardSkeleton } from './wishlist-board.tsx';

type OwnWishlistsProps = { username: string; chosenId: string | undefined; hrefOfList: HrefOfList };

/** The signed-in person's lists. A list of somebody else is shown among that one's. */
export function OwnWishlists({ username, chosenId, hrefOfList }: OwnWishlistsProps) {
  const query = useOwnWishlists();
  if (query.isPending) return <WishlistBoardSkeleton />;
  if (query.isError) return <FailedPanel title="Your wishlists could not be loaded" query={query} headingLevel={2} />;
  if (chosenId && !query.data.some(({ id }) => id === chosenId))
    return <SharedWishlist key={chosenId} wishlistId={chosenId} hrefOfList={hrefOfList} />;
  if (query.data.length === 0) return <NoWishlists isOwn hrefOfList={hrefOfList} />;
  return <WishlistBoard wishlists={query.data} chosenId={chosenId} hrefOfList={hrefOfList} username={username} isOwn />;
}
