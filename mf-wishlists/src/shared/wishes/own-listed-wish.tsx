import type { Wish } from '@wishbow/contracts/wishes';
import { WishCard } from '@wishbow/ui/wish-card';
import { useWantedQuantity } from './use-wanted-quantity.ts';
import { wishCardOf } from './wish-card-of.tsx';
import { WishOwnerMenu } from './wish-owner-menu.tsx';

/** A wish on a list of one's own, with what its owner can do. */
export function OwnListedWish({ wish }: { wish: Wish }) {
  const wanted = useWantedQuantity(wish);
  return (
    <WishCard
      {...wishCardOf(wish, wanted.quantity)}
      actions={<WishOwnerMenu wish={wish} wanted={wanted} size="small" />}
    />
  );
}
