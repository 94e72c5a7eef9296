import type { Wish } from '@wishbow/contracts/wishes';
import { Link } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { LinkButton } from '@wishbow/ui/link-button';
import { WishGrid } from '@wishbow/ui/wish-grid';
import { memo } from 'react';
import { hrefOfAdding } from '../ways-to-wish/href-of-adding.ts';
import { ListedWish } from './listed-wish.tsx';

type WishesOnListProps = {
  label: string;
  wishes: readonly Wish[];
  /** Whether more of the list is still to come. */
  hasMore: boolean;
  /** Said once the whole list is there and none of it belongs here. */
  emptyTitle: string;
  /** The list, where the viewer can fill it. */
  toAddTo?: string;
};

/** The wishes of one tab of a list. */
export const WishesOnList = memo(function WishesOnList({
  label,
  wishes,
  hasMore,
  emptyTitle,
  toAddTo,
}: WishesOnListProps) {
  if (wishes.length === 0) {
    if (hasMore) return null;
    const action = toAddTo && (
      <LinkButton size="small" render={<Link to={hrefOfAdding(toAddTo)} />}>
        Add wishes
      </LinkButton>
    );
    return <EmptyState picture="wrapped-gift" title={emptyTitle} action={action} />;
  }
  return (
    <WishGrid label={label}>
      {wishes.map((wish) => (
        <ListedWish key={wish.id} wish={wish} />
      ))}
    </WishGrid>
  );
});
