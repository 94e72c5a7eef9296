import type { Wish } from '@wishbow/contracts/wishes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { Tabs } from '@wishbow/ui/tabs';
import { LoadMore, type MorePages } from '../../shared/load-more/load-more.tsx';
import { useTabInAddress } from '../../shared/use-tab-in-address.ts';
import { WishesOnList } from '../../shared/wishes/wishes-on-list.tsx';

type WishlistTabsProps = {
  wishlist: Wishlist;
  /** What is there so far of a long list. */
  wishes: readonly Wish[];
  gifted: readonly Wish[];
  /** What the rest comes from. */
  more: MorePages;
  isOwn: boolean;
};

/** What is wished for and what was gifted. */
export function WishlistTabs({ wishlist, wishes, gifted, more, isOwn }: WishlistTabsProps) {
  const [tab, show] = useTabInAddress(['wishes', 'gifted']);
  const hasMore = more.hasNextPage;
  const shown = tab === 'wishes' ? wishes : gifted;
  return (
    <>
      <Tabs
        label={wishlist.name}
        value={tab}
        onValueChange={show}
        tabs={[
          {
            value: 'wishes',
            label: 'Wishes',
            count: hasMore ? wishlist.wish_count : wishes.length,
            content: (
              <WishesOnList
                label="Wishes"
                wishes={wishes}
                hasMore={hasMore}
                emptyTitle="No wishes yet"
                {...(isOwn && { toAddTo: wishlist.id })}
              />
            ),
          },
          {
            value: 'gifted',
            label: 'Gifted',
            count: hasMore ? wishlist.gifted_count : gifted.length,
            content: (
              <WishesOnList label="Gifted" wishes={gifted} hasMore={hasMore} emptyTitle="No wishes gifted yet" />
            ),
          },
        ]}
      />
      <LoadMore
        query={more}
        label="Show more wishes"
        failedText="More wishes could not be loaded. Please try again."
        isNothingShown={shown.length === 0}
      />
    </>
  );
}
