import { hrefOf } from '@wishbow/contracts/routes';
import type { Wish, WishOnPage } from '@wishbow/contracts/wishes';
import { openModal } from '@wishbow/platform';
import type { WishCardProps } from '@wishbow/ui/wish-card';
import { Link2 } from 'lucide-react';
import { WishTag } from './wish-tag.tsx';

type CardOptions = {
  /** How many are wanted. Default: what is stored. */
  quantity?: number;
  /** Whether the viewer wishes for it. Default false. */
  isOwn?: boolean;
};

/** What every card shows of a wish; outside its list, where and with whom it hangs. */
export function wishCardOf(
  wish: Wish | WishOnPage,
  { quantity = wish.quantity, isOwn = false }: CardOptions = {},
): WishCardProps {
  return {
    title: wish.title,
    href: `${hrefOf('item')}?${new URLSearchParams({ id: wish.id })}`,
    onOpen: () => void openModal('wishlists.itemDetails', { wishId: wish.id }),
    picture: wish.image ?? undefined,
    tag: <WishTag wish={wish} />,
    note: quantity > 1 && !wish.fulfilled && `Wants ${quantity}`,
    meta: <Meta wish={wish} isOwn={isOwn} />,
    state: wish.fulfilled ? 'wrapped' : 'open',
  };
}

const Meta = ({ wish, isOwn }: { wish: Wish | WishOnPage; isOwn: boolean }) => (
  <>
    {wish.external && <Link2 aria-hidden />}
    {'wishlist' in wish ? placeOf(wish, isOwn) : originOf(wish)}
  </>
);

const placeOf = ({ user, wishlist }: WishOnPage, isOwn: boolean) =>
  isOwn ? wishlist.name : `${user.firstName} · ${wishlist.name}`;

/** The shop, and which variant is wished for where the title does not say so. */
function originOf({ title, store, variant_title }: Wish): string {
  const isToldByTitle = title.toLowerCase().includes((variant_title ?? '').toLowerCase());
  return [store, !isToldByTitle && variant_title].filter(Boolean).join(' · ');
}
