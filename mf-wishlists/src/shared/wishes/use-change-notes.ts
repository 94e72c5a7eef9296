import { browserEvents } from '@wishbow/contracts/browser-events';
import type { Wish } from '@wishbow/contracts/wishes';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { emit, showToast, useChange } from '@wishbow/platform';

/** Writes anew what stands beside an own wish; everybody who sees the list can read it. */
export const useChangeNotes = ({ id, wish_list_id }: Pick<Wish, 'id' | 'wish_list_id'>, onChanged: () => void) =>
  useChange(wishesContract.updateItemNotes, (notes: string) => ({ body: { item: { id, notes } } }), {
    onSuccess: () => {
      showToast('Notes updated');
      emit(browserEvents, 'wishlists:wish-changed', { wishId: id, wishlistId: wish_list_id });
      onChanged();
    },
  });
