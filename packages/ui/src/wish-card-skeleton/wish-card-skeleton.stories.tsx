import { WishGrid } from '../wish-grid/wish-grid.tsx';
import { WishCardSkeleton } from './wish-card-skeleton.tsx';

export default { title: 'Wish card skeleton', isWide: true };

export const Grid = () => (
  <WishGrid isBusy>
    <WishCardSkeleton />
    <WishCardSkeleton />
    <WishCardSkeleton />
    <WishCardSkeleton />
  </WishGrid>
);
