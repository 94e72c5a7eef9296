import { hrefOf } from '@wishbow/contracts/routes';
import { useParams, useSearchParams, useSession } from '@wishbow/platform';
import { PageHeading } from '@wishbow/ui/page-heading';
import { OwnWishlists } from '../features/wishlists/own-wishlists.tsx';
import { SharedWishlist } from '../features/wishlists/shared-wishlist.tsx';
import { ViewedWishlists } from '../features/wishlists/viewed-wishlists.tsx';
import { SignInFirst } from '../shared/sign-in-first.tsx';
import classes from './titled-page.module.css';

/** One's own lists, those of `?username=`, or the one list that the address or `?wishList=` names; somebody else's is shown on their profile. */
export default function WishlistPage() {
  const { wishlist } = useParams();
  const [search] = useSearchParams();
  const { user } = useSession();
  const username = search.get('username');
  const chosenId = wishlist ?? search.get('wishList') ?? undefined;
  if (username && !wishlist) {
    return (
      <div className={classes.page}>
        <PageHeading title={`Wishlists of @${username}`} />
        <ViewedWishlists username={username} hrefOfList={(wishList) => hrefAmongThoseOf(username, wishList)} />
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <PageHeading title={user ? 'My wishlists' : 'Wishlists'} />
      {user && <OwnWishlists username={user.username} chosenId={chosenId} hrefOfList={hrefOfList} />}
      {!user && chosenId && <SharedWishlist wishlistId={chosenId} hrefOfList={hrefOfList} />}
      {!user && !chosenId && <SignInFirst title="Your wishlists live here" />}
    </div>
  );
}

const hrefOfList = (wishlist?: string) => hrefOf('wishlist', wishlist === undefined ? {} : { wishlist });

const hrefAmongThoseOf = (username: string, wishList?: string) =>
  `${hrefOf('wishlist', {})}?${new URLSearchParams({ username, ...(wishList !== undefined && { wishList }) })}`;
