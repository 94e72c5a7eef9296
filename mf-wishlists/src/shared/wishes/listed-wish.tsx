import { hrefOf } from '@wishbow/contracts/routes';
import type { Wish } from '@wishbow/contracts/wishes';
import { openModal, requireSignIn, useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { IconButton } from '@wishbow/ui/icon-button';
import { WishCard } from '@wishbow/ui/wish-card';
import { Bookmark } from 'lucide-react';
import { giftWish } from './gift-wish.ts';
import { isGiftable, isSavable, isTaken } from './wish-facts.ts';
import { WishTag } from './wish-tag.tsx';

/** A wish on its list: opens its details; friends can gift it or save it to a list of their own. */
export function ListedWish({ wish }: { wish: Wish }) {
  const { user } = useSession();
  return (
    <WishCard
      title={wish.title}
      href={`${hrefOf('item')}?${new URLSearchParams({ id: wish.id })}`}
      onOpen={() => void openModal('wishlists.itemDetails', { wishId: wish.id })}
      picture={wish.image ?? undefined}
      tag={<WishTag wish={wish} />}
      note={wish.quantity > 1 && !wish.fulfilled && `Wants ${wish.quantity}`}
      corner={isSavable(wish, user?.id) && <SaveButton wish={wish} />}
      meta={wish.store}
      state={wish.fulfilled ? 'wrapped' : 'open'}
      message={isTaken(wish) ? 'Somebody is gifting this' : undefined}
      actions={
        isGiftable(wish, user?.id) && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => void giftWish(wish)}
            aria-label={`Gift ${wish.title}`}
          >
            Gift
          </Button>
        )
      }
    />
  );
}

function SaveButton({ wish }: { wish: Wish }) {
  const { product_id: productId, title } = wish;
  if (!productId) return null;
  const save = () => void requireSignIn(async () => void (await openModal('wishlists.saveToList', { productId })));
  return <IconButton label={`Save ${title}`} icon={<Bookmark />} variant="floating" size="small" onClick={save} />;
}
