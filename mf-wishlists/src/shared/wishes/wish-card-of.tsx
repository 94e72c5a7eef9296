import { hrefOf } from '@wishbow/contracts/routes';
import type { Wish, WishOnPage } from '@wishbow/contracts/wishes';
import { openModal } from '@wishbow/platform';
import type { WishCardProps } from '@wishbow/ui/wish-card';
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { WishTag } from './wish-tag.tsx';

/** What every card shows of a wish, whoever looks at it; outside its list, whose it is. `quantity` is how many are wanted. */
export function wishCardOf(wish: Wish | WishOnPage, quantity = wish.quantity): WishCardProps {
  return {
    title: wish.title,
    href: `${hrefOf('item')}?${new URLSearchParams({ id: wish.id })}`,
    onOpen: () => void openModal('wishlists.itemDetails', { wishId: wish.id }),
    picture: wish.image ?? undefined,
    tag: <WishTag wish={wish} />,
    note: quantity > 1 && !wish.fulfilled && `Wants ${quantity}`,
    meta: originOf(wish),
    state: wish.fulfilled ? 'wrapped' : 'open',
  };
}

function originOf(wish: Wish | WishOnPage): ReactNode {
  if ('wishlist' in wish) return `${wish.user.firstName} · ${wish.wishlist.name}`;
  if (!wish.external) return wish.store;
  return (
    <>
      <Link2 aria-hidden />
      {wish.store}
    </>
  );
}
