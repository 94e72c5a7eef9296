import { browserEvents } from '@wishbow/contracts/browser-events';
import type { WishlistId } from '@wishbow/contracts/wire-types';
import type { SeenWishlist } from '@wishbow/contracts/wishlists';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { callApi, emit, showToast, useMutation } from '@wishbow/platform';
import { useRef, useState } from 'react';
import { moved } from './moved.ts';

/** One step each; undefined where there is nowhere to go. */
export type WishlistMoves = { up: (() => void) | undefined; down: (() => void) | undefined };

type Arrangement = { of: readonly SeenWishlist[]; order: readonly SeenWishlist[] };

/**
 * The owner's lists in the order they were just put into. It is shown at once and stands until the server's own arrives,
 * which is told one order after the other, so that the last one stays. When the server does not take it, the lists go
 * back without a word (specification section 8).
 */
export function useWishlistOrder(wishlists: readonly SeenWishlist[]) {
  const [arranged, setArranged] = useState<Arrangement>();
  const unanswered = useRef(0);
  const { mutate } = useMutation({
    scope: { id: 'order of own wishlists' },
    mutationFn: (ids: { id: WishlistId }[]) =>
      callApi(wishlistsContract.updateWishlistOrder, { body: { wishList: ids } }),
    onSuccess: (answer) => {
      if (answer.status !== 200) return setArranged(undefined);
      showToast('Wishlist updated');
    },
    onError: () => setArranged(undefined),
    // Reading anew between two orders would show one that the person has left behind already.
    onSettled: (_answer, _failure, [first]) => {
      unanswered.current -= 1;
      if (unanswered.current === 0 && first) emit(browserEvents, 'wishlists:list-changed', { wishlistId: first.id });
    },
  });
  const shown = arranged?.of === wishlists ? arranged.order : wishlists;

  const move = (from: number, to: number) => {
    const order = moved(shown, from, to);
    unanswered.current += 1;
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
