import { hrefOf } from '@wishbow/contracts/routes';
import type { Wish } from '@wishbow/contracts/wishes';
import { Link } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { LinkButton } from '@wishbow/ui/link-button';
import { WishGrid } from '@wishbow/ui/wish-grid';
import { ListedWish } from './listed-wish.tsx';

type WishesOnListProps = {
  label: string;
  wishes: readonly Wish[];
  emptyTitle: string;
  /** Whether the viewer can fill the list. */
  canAdd?: boolean;
};

/** The wishes of one tab of a list. */
export function WishesOnList({ label, wishes, emptyTitle, canAdd = false }: WishesOnListProps) {
  if (wishes.length === 0) {
    const action = canAdd && (
      <LinkButton size="small" render={<Link to={hrefOf('browseWithSearch')} />}>
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
}
