import { hrefOf } from '@wishbow/contracts/routes';
import { PageError, Slot, usePageTitle, useParams, useSearchParams, useSession } from '@wishbow/platform';
import { Skeleton } from '@wishbow/ui/skeleton';
import { NoWishlists } from '../features/wishlists/no-wishlists.tsx';
import { useViewedWishlists } from '../features/wishlists/use-viewed-wishlists.ts';
import { WishlistBoard, WishlistBoardSkeleton } from '../features/wishlists/wishlist-board.tsx';
import { FailedPanel } from '../shared/failed-panel.tsx';
import classes from './profile-page.module.css';

/** A person: their head, their lists, and the list the address chooses by `?wishList=`. */
export default function ProfilePage() {
  const { username = '' } = useParams();
  usePageTitle(`@${username}`);
  return (
    <>
      <Slot
        name="social.profileHeader"
        props={{ username }}
        placeholder={<Skeleton shape="box" height="340px" />}
        standIn={<h1 className={classes.standIn}>@{username}</h1>}
      />
      <div className={classes.lists}>
        <Lists username={username} />
      </div>
    </>
  );
}

function Lists({ username }: { username: string }) {
  const [search] = useSearchParams();
  const { user } = useSession();
  const query = useViewedWishlists(username);
  if (query.isPending) return <WishlistBoardSkeleton />;
  if (query.isError) return <FailedPanel title="The wishlists could not be loaded" query={query} headingLevel={2} />;
  if (!query.data) return <PageError statusCode={404} />;

  const isOwn = user?.username.toLowerCase() === username.toLowerCase();
  const hrefOfList = (wishList: string) => `${hrefOf('profile', { username })}?${new URLSearchParams({ wishList })}`;
  if (query.data.length === 0) return <NoWishlists isOwn={isOwn} hrefOfList={hrefOfList} />;
  return (
    <WishlistBoard
      wishlists={query.data}
      chosenId={search.get('wishList') ?? undefined}
      hrefOfList={hrefOfList}
      isOwn={isOwn}
    />
  );
}
