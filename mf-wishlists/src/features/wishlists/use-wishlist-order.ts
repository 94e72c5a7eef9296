import { browserEvents } from '@wishbow/contracts/browser-events';
import type { WishlistId } from '@wishbow/contracts/wire-types';
import type { SeenWishlist } from '@wishbow/contracts/wishlists';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { callApi, emit, showToast, useMutation } from '@wishbow/platform';
import { useState } from 'react';
import { moved } from './moved.ts';

/** One step each; undefined where there is nowhere to go. */
export type WishlistMoves = { up: (() => void) | undefined; down: (() => void) | undefined };

type Arrangement = { of: readonly SeenWishlist[]; order: readonly SeenWishlist[] };

/**
 * The owner's lists in the order they were just put into. It is shown at once and stands until the server's own arrives;
 * when the server does not take it, the lists go back without a word (specification section 8).
 */
export function useWishlistOrder(wishlists: readonly SeenWishlist[]) {
  const [arranged, setArranged] = useState<Arrangement>();
  const { mutate } = useMutation({
    mutationFn: (ids: { id: WishlistId }[]) =>
      callApi(wishlistsContract.updateWishlistOrder, { body: { wishList: ids } }),
    onSuccess: (answer, [first]) => {
      if (answer.status !== 200) return setArranged(undefined);
      showToast('Wishlist updated');
      if (first) emit(browserEvents, 'wishlists:list-changed', { wishlistId: first.id });
    },
    onError: () => setArranged(undefined),
  });
  const shown = arranged?.of === wishlists ? arranged.order : wishlists;

  const move = (from: number, to: number) => {
    const order = moved(shown, from, to);
    setArranged({ of: wishlists, order });
    mutate(order.map(({ id }) => ({ id })));
  };
  const movesOf = (wishlistId: string | undefined): WishlistMoves => {
    const place = shown.findIndex(({ id }) => id === wishlistId);
    return {
      up: place > 0 ? () => move(place, place - 1) : undefined,
      down: place >= 0 && place < shown.length - 1 ? () => move(place, place + 1) : undefined,
    };
  };
  return { shown, move, movesOf };
}
