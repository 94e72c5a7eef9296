import type { Wish } from '@wishbow/contracts/wishes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { useSearchParams } from '@wishbow/platform';
import { Tabs } from '@wishbow/ui/tabs';
import { WishesOnList } from '../../shared/wishes/wishes-on-list.tsx';

type WishlistTabsProps = {
  wishlist: Wishlist;
  /** What is there so far of a long list. */
  wishes: readonly Wish[];
  gifted: readonly Wish[];
  hasMore: boolean;
  isOwn: boolean;
};

/** What is wished for and what was gifted. The chosen tab stands in the address, so that one comes back to it. */
export function WishlistTabs({ wishlist, wishes, gifted, hasMore, isOwn }: WishlistTabsProps) {
  const [search, setSearch] = useSearchParams();
  const show = (tab: 'wishes' | 'gifted') => {
    const next = new URLSearchParams(search);
    if (tab === 'gifted') next.set('tab', tab);
    else next.delete('tab');
    setSearch(next, { replace: true });
  };
  return (
    <Tabs
      label={wishlist.name}
      value={search.get('tab') === 'gifted' ? 'gifted' : 'wishes'}
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
