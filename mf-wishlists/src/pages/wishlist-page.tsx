import { hrefOf } from '@wishbow/contracts/routes';
import { Link, signInHref, useParams, useSession } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { LinkButton } from '@wishbow/ui/link-button';
import { PageHeading } from '@wishbow/ui/page-heading';
import { ActiveWishlist } from '../features/wishlists/active-wishlist.tsx';
import { NoWishlists } from '../features/wishlists/no-wishlists.tsx';
import { WishlistBoard, WishlistBoardSkeleton } from '../features/wishlists/wishlist-board.tsx';
import { FailedPanel } from '../shared/failed-panel.tsx';
import { useOwnWishlists } from '../shared/wishlists/use-own-wishlists.ts';

/** One's own lists, or the list that the address names, whoever it belongs to. */
export default function WishlistPage() {
  const { wishlist: wishlistId } = useParams();
  const { user } = useSession();
  return (
    <>
      <PageHeading title={user ? 'My wishlists' : 'Wishlists'} />
      {user && <OwnLists chosenId={wishlistId} />}
      {!user && wishlistId && <ActiveWishlist wishlistId={wishlistId} />}
      {!user && !wishlistId && <SignInFirst />}
    </>
  );
}

function OwnLists({ chosenId }: { chosenId: string | undefined }) {
  const query = useOwnWishlists();
  if (query.isPending) return <WishlistBoardSkeleton />;
  if (query.isError) return <FailedPanel title="Your wishlists could not be loaded" query={query} headingLevel={2} />;
  if (query.data.length === 0 && !chosenId) return <NoWishlists isOwn hrefOfList={hrefOfList} />;
  return <WishlistBoard wishlists={query.data} chosenId={chosenId} hrefOfList={hrefOfList} isOwn />;
}

const hrefOfList = (wishlist: string) => hrefOf('wishlist', { wishlist });

const SignInFirst = () => (
  <EmptyState
    picture="wrapped-gift"
    title="Your wishlists live here"
    action={<LinkButton render={<Link to={signInHref('login')} />}>Log in</LinkButton>}
    headingLevel={2}
  />
);
