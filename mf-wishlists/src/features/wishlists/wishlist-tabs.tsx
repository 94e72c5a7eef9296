import type { Wish } from '@wishbow/contracts/wishes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { Tabs } from '@wishbow/ui/tabs';
import { useTabInAddress } from '../../shared/use-tab-in-address.ts';
import { WishesOnList } from '../../shared/wishes/wishes-on-list.tsx';

type WishlistTabsProps = {
  wishlist: Wishlist;
  /** What is there so far of a long list. */
  wishes: readonly Wish[];
  gifted: readonly Wish[];
  hasMore: boolean;
  isOwn: boolean;
};

/** What is wished for and what was gifted. */
export function WishlistTabs({ wishlist, wishes, gifted, hasMore, isOwn }: WishlistTabsProps) {
  const [tab, show] = useTabInAddress(['wishes', 'gifted']);
  return (
    <Tabs
      label={wishlist.name}
      value={tab}
      onValueChange={show}
      tabs={[
        {
          value: 'wishes',
          label: 'Wishes',
          count: hasMore ? wishlist.wish_count : wishes.length,
          content: <WishesOnList label="Wishes" wishes={wishes} emptyTitle="No wishes yet" canAdd={isOwn} />,
        },
        {
          value: 'gifted',
          label: 'Gifted',
          count: hasMore ? wishlist.gifted_count : gifted.length,
          content: <WishesOnList label="Gifted" wishes={gifted} emptyTitle="No wishes gifted yet" />,
        },
      ]}
    />
  );
}
