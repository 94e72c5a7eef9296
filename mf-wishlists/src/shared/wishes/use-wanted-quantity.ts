import { browserEvents } from '@wishbow/contracts/browser-events';
import type { Wish } from '@wishbow/contracts/wishes';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { MOST_WANTED } from '@wishbow/domain/wish-limits';
import { emit, showToast, useChange } from '@wishbow/platform';
import { useRef, useState } from 'react';

/** How many of an own wish are wanted, and the steps from there. A step is undefined where it cannot be taken. */
export type WantedQuantity = { quantity: number; raise: (() => void) | undefined; lower: (() => void) | undefined };

/** The count the person expects, for as long as the wish still shows the one it was reached from. */
type Expected = { stored: number; quantity: number };

/**
 * Counts up and down at once and tells the server behind it, one step after the other. A refusal goes back to what is
 * stored. Should the server answer that none is left, the wish is gone.
 */
export function useWantedQuantity(wish: Pick<Wish, 'id' | 'wish_list_id' | 'quantity'>): WantedQuantity {
  const [expected, setExpected] = useState<Expected>();
  const unanswered = useRef(0);
  const quantity = expected?.stored === wish.quantity ? expected.quantity : wish.quantity;
  const place = { wishId: wish.id, wishlistId: wish.wish_list_id };

  const toCall = () => ({ body: { wish: { id: wish.id } } });
  const inOrder = {
    inOrder: `quantity of ${wish.id}`,
    onFailure: () => setExpected(undefined),
    // Reading anew between two steps would show a count that the person has left behind already.
    onSettled: () => {
      unanswered.current -= 1;
      if (unanswered.current === 0) emit(browserEvents, 'wishlists:wish-changed', place);
    },
  };
  const raise = useChange(wishesContract.increaseItemQuantity, toCall, inOrder);
  const lower = useChange(wishesContract.decreaseItemQuantity, toCall, {
    ...inOrder,
    onSuccess: (left) => {
      if ('wish' in left) return;
      showToast('Item removed from wishlist');
      emit(browserEvents, 'wishlists:wish-removed', place);
    },
  });

  const step =
    ({ mutate }: { mutate: () => void }, next: number) =>
    () => {
      unanswered.current += 1;
      setExpected({ stored: wish.quantity, quantity: next });
      mutate();
    };
  return {
    quantity,
    raise: quantity < MOST_WANTED ? step(raise, quantity + 1) : undefined,
    lower: quantity > 1 ? step(lower, quantity - 1) : undefined,
  };
}
