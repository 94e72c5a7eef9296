import { hrefOf, paramOf } from '@wishbow/contracts/routes';
import { queryClient, Slot, usePageTitle, useParams } from '@wishbow/platform';
import { BelowLoading } from '@wishbow/ui/below-loading';
import { ProfileHeadSkeleton } from '@wishbow/ui/profile-head-skeleton';
import { viewedWishlistsQuery } from '../features/wishlists/use-viewed-wishlists.ts';
import { ViewedWishlists } from '../features/wishlists/viewed-wishlists.tsx';
import classes from './profile-page.module.css';

/** Their lists; their head is fetched by whom it belongs to. */
export async function prefetch({ pathname }: { pathname: string }): Promise<void> {
  const username = paramOf(pathname, 'username') ?? '';
  await queryClient.prefetchQuery(viewedWishlistsQuery(username));
}

/** A person: their head, their lists, and the list the address chooses by `?wishList=`. */
export default function ProfilePage() {
  const { username = '' } = useParams();
  usePageTitle(`@${username}`);
  const hrefOfList = (wishList?: string) => {
    const profile = hrefOf('profile', { username });
    return wishList === undefined ? profile : `${profile}?${new URLSearchParams({ wishList })}`;
  };
  return (
    <>
      <Slot
        name="social.profileHeader"
        props={{ username }}
        placeholder={<ProfileHeadSkeleton />}
        standIn={<h1 className={classes.standIn}>@{username}</h1>}
      />
      <BelowLoading key={username}>
        <div className={classes.lists}>
          <ViewedWishlists username={username} hrefOfList={hrefOfList} />
        </div>
      </BelowLoading>
    </>
  );
}
