import type { Wish } from '@wishbow/contracts/wishes';
import { WishCard } from '@wishbow/ui/wish-card';
import { WishReactions } from '../likes/wish-reactions.tsx';
import classes from './own-listed-wish.module.css';
import { useWantedQuantity } from './use-wanted-quantity.ts';
import { wishCardOf } from './wish-card-of.tsx';
import { WishOwnerMenu } from './wish-owner-menu.tsx';

/** A wish on a list of one's own, with what its owner can do. */
export function OwnListedWish({ wish }: { wish: Wish }) {
  const wanted = useWantedQuantity(wish);
  const actions = (
    <>
      <WishReactions wish={wish} />
      <span className={classes.menu}>
        <WishOwnerMenu wish={wish} wanted={wanted} size="small" />
      </span>
    </>
  );
  return <WishCard {...wishCardOf(wish, { quantity: wanted.quantity, isOwn: true })} actions={actions} />;
}
