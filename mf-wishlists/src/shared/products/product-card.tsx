import type { Item } from '@wishbow/contracts/items';
import { hrefOf } from '@wishbow/contracts/routes';
import { formatUsd } from '@wishbow/domain/money';
import { openModal, requireSignIn } from '@wishbow/platform';
import { GiftTag } from '@wishbow/ui/gift-tag';
import { IconButton } from '@wishbow/ui/icon-button';
import { WishCard } from '@wishbow/ui/wish-card';
import { Bookmark } from 'lucide-react';
import { useListToFill } from '../ways-to-wish/use-list-to-fill.ts';

/** A product that is nobody's wish yet: opens its details, and can be saved to a list. */
export function ProductCard({ item }: { item: Item }) {
  const { product_id: productId, title } = item;
  const wishlistId = useListToFill();
  const save = () =>
    void requireSignIn(async () => void (await openModal('wishlists.saveToList', { productId, wishlistId })));
  return (
    <WishCard
      title={title}
      href={`${hrefOf('item')}?${new URLSearchParams({ product: productId })}`}
      onOpen={() => void openModal('wishlists.itemDetails', { productId })}
      picture={item.image ?? undefined}
      tag={item.price && <GiftTag>{formatUsd(item.price)}</GiftTag>}
      corner={<IconButton label={`Save ${title}`} icon={<Bookmark />} variant="floating" size="small" onClick={save} />}
      meta={item.brand}
      state={item.invalid ? 'unavailable' : 'open'}
      message={item.invalid ? 'This item is unavailable.' : undefined}
    />
  );
}
