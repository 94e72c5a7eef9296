import { hrefOf } from '@wishbow/contracts/routes';
import type { Wish } from '@wishbow/contracts/wishes';
import { openModal } from '@wishbow/platform';
import type { WishCardProps } from '@wishbow/ui/wish-card';
import { WishTag } from './wish-tag.tsx';

/** What every card shows of a wish, whoever looks at it. `quantity` is how many are wanted. */
export function wishCardOf(wish: Wish, quantity = wish.quantity): WishCardProps {
  return {
    title: wish.title,
    href: `${hrefOf('item')}?${new URLSearchParams({ id: wish.id })}`,
    onOpen: () => void openModal('wishlists.itemDetails', { wishId: wish.id }),
    picture: wish.image ?? undefined,
    tag: <WishTag wish={wish} />,
    note: quantity > 1 && !wish.fulfilled && `Wants ${quantity}`,
    meta: wish.store,
    state: wish.fulfilled ? 'wrapped' : 'open',
  };
}
