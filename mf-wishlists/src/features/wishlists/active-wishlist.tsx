import { PageError, useSession } from '@wishbow/platform';
import { useMemo, useRef } from 'react';
import { FailedPanel } from '../../shared/failed-panel.tsx';
import { useScrollMemory } from '../../shared/scroll/use-scroll-memory.ts';
import { PrivateWishlist } from '../../shared/wishlists/private-wishlist.tsx';
import classes from './active-wishlist.module.css';
import { ActiveWishlistSkeleton } from './active-wishlist-skeleton.tsx';
import type { HrefOfList } from './href-of-list.ts';
import { useActiveWishlist } from './use-active-wishlist.ts';
import type { WishlistMoves } from './use-wishlist-order.ts';
import { WishlistHead } from './wishlist-head.tsx';
import { WishlistOwnerMenu } from './wishlist-owner-menu.tsx';
import { WishlistTabs } from './wishlist-tabs.tsx';

type ActiveWishlistProps = {
  wishlistId: string;
  hrefOfList: HrefOfList;
  /** Where the list can go among its owner's; left out where it does not stand among them. */
  moves?: WishlistMoves;
};

/** One list: its head, and what is wished for and what was gifted in two tabs. */
export function ActiveWishlist({ wishlistId, hrefOfList, moves }: ActiveWishlistProps) {
  const { user } = useSession();
  const query = useActiveWishlist(wishlistId);
  const list = useRef<HTMLDivElement>(null);
  useScrollMemory(list, query.isSuccess);
  const { data } = query;
  // The same lists as long as the answer is the same: hundreds of cards are not looked at again for a change of the address.
  const { wishes, gifted } = useMemo(() => wishesOf(data?.pages ?? []), [data]);
  if (query.isPending) return <ActiveWishlistSkeleton />;
  if (query.isLoadingError)
    return <FailedPanel title="This wishlist could not be loaded" query={query} headingLevel={2} />;
  const [first] = query.data.pages;
  if (!first) return <PageError statusCode={404} />;
  if (!('wishes' in first)) return <PrivateWishlist />;

  const isOwn = user?.id === first.wishList.user_id;
  return (
    <div ref={list} className={classes.list}>
      <WishlistHead
        wishlist={first.wishList}
        isOwn={isOwn}
        menu={<WishlistOwnerMenu wishlist={first.wishList} moves={moves} hrefOfList={hrefOfList} />}
      />
      <WishlistTabs wishlist={first.wishList} wishes={wishes} gifted={gifted} more={query} isOwn={isOwn} />
    </div>
  );
}

type Page = NonNullable<ReturnType<typeof useActiveWishlist>['data']>['pages'][number];

/** What all pages that may be seen hold together. */
function wishesOf(pages: readonly Page[]) {
  const seen = pages.filter((page) => page !== null && 'wishes' in page);
  return { wishes: seen.flatMap(({ wishes }) => wishes), gifted: seen.flatMap(({ gifted }) => gifted) };
}
