import { PageError, useSession } from '@wishbow/platform';
import { Tabs } from '@wishbow/ui/tabs';
import { useState } from 'react';
import { FailedPanel } from '../../shared/failed-panel.tsx';
import { WishesOnList } from '../../shared/wishes/wishes-on-list.tsx';
import { PrivateWishlist } from '../../shared/wishlists/private-wishlist.tsx';
import classes from './active-wishlist.module.css';
import { ActiveWishlistSkeleton } from './active-wishlist-skeleton.tsx';
import { useActiveWishlist } from './use-active-wishlist.ts';
import { WishlistHead } from './wishlist-head.tsx';

/** One list: its head, and what is wished for and what was gifted in two tabs. */
export function ActiveWishlist({ wishlistId }: { wishlistId: string }) {
  const { user } = useSession();
  const [tab, setTab] = useState<'wishes' | 'gifted'>('wishes');
  const query = useActiveWishlist(wishlistId);
  if (query.isPending) return <ActiveWishlistSkeleton />;
  if (query.isError) return <FailedPanel title="This wishlist could not be loaded" query={query} headingLevel={2} />;
  if (!query.data) return <PageError statusCode={404} />;
  if (!('wishes' in query.data)) return <PrivateWishlist />;

  const { wishList, wishes, gifted } = query.data;
  const isOwn = user?.id === wishList.user_id;
  return (
    <div className={classes.list}>
      <WishlistHead wishlist={wishList} isOwn={isOwn} />
      <Tabs
        label={wishList.name}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'wishes',
            label: 'Wishes',
            count: wishes.length,
            content: <WishesOnList label="Wishes" wishes={wishes} emptyTitle="No wishes yet" canAdd={isOwn} />,
          },
          {
            value: 'gifted',
            label: 'Gifted',
            count: gifted.length,
            content: <WishesOnList label="Gifted" wishes={gifted} emptyTitle="No wishes gifted yet" />,
          },
        ]}
      />
    </div>
  );
}
