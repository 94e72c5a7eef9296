import { PageError, useSearchParams, useSession } from '@wishbow/platform';
import { ClosedProfile, isClosed } from '../../shared/closed-profile.tsx';
import { FailedPanel } from '../../shared/failed-panel.tsx';
import type { HrefOfList } from './href-of-list.ts';
import { NoWishlists } from './no-wishlists.tsx';
import { useViewedWishlists } from './use-viewed-wishlists.ts';
import { WishlistBoard, WishlistBoardSkeleton } from './wishlist-board.tsx';

/** Somebody's lists as this viewer may see them, and the one the address chooses by `?wishList=`. */
export function ViewedWishlists({ username, hrefOfList }: { username: string; hrefOfList: HrefOfList }) {
  const [search] = useSearchParams();
  const { user } = useSession();
  const query = useViewedWishlists(username);
  if (query.isPending) return <WishlistBoardSkeleton />;
  if (query.isError) return <FailedPanel title="The wishlists could not be loaded" query={query} headingLevel={2} />;
  if (!query.data) return <PageError statusCode={404} />;
  if (isClosed(query.data)) return <ClosedProfile answer={query.data} />;

  const isOwn = user?.username.toLowerCase() === username.toLowerCase();
  const { wishLists } = query.data;
  if (wishLists.length === 0) return <NoWishlists isOwn={isOwn} hrefOfList={hrefOfList} />;
  return (
    <WishlistBoard
      wishlists={wishLists}
      chosenId={search.get('wishList') ?? undefined}
      hrefOfList={hrefOfList}
      username={username}
      isOwn={isOwn}
    />
  );
}
