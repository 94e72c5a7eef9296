import { hrefOf } from '@wishbow/contracts/routes';
import { Navigate, useSearchParams, useSession } from '@wishbow/platform';
import { ActiveWishlist } from './active-wishlist.tsx';
import type { HrefOfList } from './href-of-list.ts';
import { useActiveWishlist } from './use-active-wishlist.ts';

/**
 * A list that a link leads to. Who may see it goes on to its owner's profile, where it stands among the others; what
 * else the address asks for goes along.
 */
export function SharedWishlist({ wishlistId, hrefOfList }: { wishlistId: string; hrefOfList: HrefOfList }) {
  const [search] = useSearchParams();
  const { user } = useSession();
  const first = useActiveWishlist(wishlistId).data?.pages[0];
  const isOthers = first && 'owner_username' in first && first.wishList.user_id !== user?.id;
  if (isOthers && first.owner_username) {
    const onProfile = new URLSearchParams(search);
    onProfile.set('wishList', wishlistId);
    return <Navigate to={`${hrefOf('profile', { username: first.owner_username })}?${onProfile}`} replace />;
  }
  return <ActiveWishlist wishlistId={wishlistId} hrefOfList={hrefOfList} />;
}
