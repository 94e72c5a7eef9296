import type { Wish } from '@wishbow/contracts/wishes';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { EmptyState } from '@wishbow/ui/empty-state';
import { RadioCards } from '@wishbow/ui/radio-cards';
import { Skeleton } from '@wishbow/ui/skeleton';
import { useState } from 'react';
import { FailedPanel } from '../failed-panel.tsx';
import { useOwnWishlists } from '../wishlists/use-own-wishlists.ts';
import { useChangeWish } from './use-change-wish.ts';

type MoveWishDialogProps = { wish: Wish; onClose: () => void };

/** Hangs an own wish on another own list, with everything that belongs to it. */
export function MoveWishDialog({ wish, onClose }: MoveWishDialogProps) {
  const [wishlistId, setWishlistId] = useState<string>();
  const { mutate, isPending } = useChangeWish(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Move to another list"
      footer={
        <Button
          disabled={wishlistId === undefined}
          isLoading={isPending}
          onClick={() => mutate({ wish: { id: wish.id }, wishListId: wishlistId })}
        >
          Move wish
        </Button>
      }
    >
      <OtherWishlists from={wish.wish_list_id} value={wishlistId} onValueChange={setWishlistId} />
    </Dialog>
  );
}

type OtherWishlistsProps = { from: string; value: string | undefined; onValueChange: (wishlistId: string) => void };

function OtherWishlists({ from, value, onValueChange }: OtherWishlistsProps) {
  const query = useOwnWishlists();
  if (query.isPending) return <Skeleton shape="box" height="140px" />;
  if (query.isError) return <FailedPanel title="Your wishlists could not be loaded" query={query} />;
  const others = query.data.filter(({ id }) => id !== from);
  if (others.length === 0) {
    return <EmptyState picture="wrapped-gift" title="No other wishlists yet" text="Start another one first." />;
  }
  const cards = others.map(({ id, name, private: isPrivate }) => ({
    value: id,
    label: name,
    hint: isPrivate ? 'Followers only' : undefined,
  }));
  return <RadioCards label="Your other wishlists" cards={cards} value={value} onValueChange={onValueChange} />;
}
