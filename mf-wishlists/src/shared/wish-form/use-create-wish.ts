import { browserEvents } from '@wishbow/contracts/browser-events';
import type { CallOf } from '@wishbow/contracts/endpoint';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { emit, showToast, useKeyOfForm, useSignedInChange } from '@wishbow/platform';

export type NewWish = CallOf<typeof wishesContract.createWish>['body']['wish'];
type Wanted = { wish: NewWish; wishlistIds: readonly string[] };

/**
 * Hangs a wish on own lists, and says on which it is new and on which it hung before. Whose session has ended meanwhile
 * signs in, and the wish is made then. What the server refuses by field shows under the fields.
 */
export function useCreateWish(onAdded: (wishlistIds: string[]) => void) {
  return useSignedInChange(
    wishesContract.createWish,
    ({ wish, wishlistIds }: Wanted) => ({ body: { wish, selectedWishListIds: [...wishlistIds] } }),
    {
      headers: useKeyOfForm(),
      isForm: true,
      onSuccess: ({ addedWishLists, nonAddedWishLists }) => {
        if (addedWishLists.length > 0) showToast('Wishlist updated');
        if (nonAddedWishLists.length > 0) {
          showToast(`Item already added to ${namesOf(nonAddedWishLists)}`, { tone: 'info' });
        }
        if (addedWishLists.length === 0) return;
        const wishlistIds = addedWishLists.map(({ id }) => id);
        emit(browserEvents, 'wishlists:wish-added', { wishlistIds });
        onAdded([...wishlistIds, ...nonAddedWishLists.map(({ id }) => id)]);
      },
    },
  );
}

const namesOf = (wishlists: readonly { name: string }[]) => wishlists.map(({ name }) => name).join(', ');
