import type { Item } from '@wishbow/contracts/items';
import { WishCardSkeleton } from '@wishbow/ui/wish-card-skeleton';
import { WishGrid } from '@wishbow/ui/wish-grid';
import { skeletonKeys } from '../skeleton-keys.ts';
import { ProductCard } from './product-card.tsx';

type ProductGridProps = {
  label: string;
  /** Undefined while they are loading: as many skeletons as `expected`. */
  items: readonly Item[] | undefined;
  columns?: 3 | 4 | 6;
  expected?: number;
};

/** Products side by side, or the boxes they will fill. */
export function ProductGrid({ label, items, columns = 4, expected = 2 * columns }: ProductGridProps) {
  return (
    <WishGrid label={label} columns={columns} isBusy={!items}>
      {items
        ? items.map((item) => <ProductCard key={item.product_id} item={item} />)
        : skeletonKeys(expected).map((key) => <WishCardSkeleton key={key} />)}
    </WishGrid>
  );
}
