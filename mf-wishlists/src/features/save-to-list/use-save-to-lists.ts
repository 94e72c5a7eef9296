import { browserEvents } from '@wishbow/contracts/browser-events';
import type { AnswerOf } from '@wishbow/contracts/endpoint';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { callApi, emit, failureText, showToast, useMutation } from '@wishbow/platform';

type Wanted = { productId: string; wishlistIds: readonly string[]; notes: string };
type CreateWishAnswer = AnswerOf<typeof wishesContract.createWish>;

/** Puts a product on lists, and says on which it stands now and on which it stood before. */
export function useSaveToLists(onSaved: (wishlistIds: string[]) => void) {
  return useMutation({
    mutationFn: ({ productId, wishlistIds, notes }: Wanted) =>
      callApi(wishesContract.createWish, {
        body: { wish: { product_id: productId, notes }, selectedWishListIds: [...wishlistIds] },
      }),
    onSuccess: (answer) => {
      if (answer.status !== 201) return showToast(answer.body.message, { tone: 'error' });
      const { addedWishLists, nonAddedWishLists } = answer.body;
      tellOutcome(answer);
      if (addedWishLists.length === 0) return;
      const wishlistIds = addedWishLists.map(({ id }) => id);
      emit(browserEvents, 'wishlists:wish-added', { wishlistIds });
      onSaved([...wishlistIds, ...nonAddedWishLists.map(({ id }) => id)]);
    },
    onError: (failure) => showToast(failureText(failure), { tone: 'error' }),
  });
}

function tellOutcome({ body }: Extract<CreateWishAnswer, { status: 201 }>): void {
  const { addedWishLists, nonAddedWishLists } = body;
  if (addedWishLists.length > 0) showToast('Item added to wishlist');
  if (nonAddedWishLists.length > 0) showToast(`Item already added to ${namesOf(nonAddedWishLists)}`, { tone: 'info' });
}

const namesOf = (wishlists: readonly { name: string }[]) => wishlists.map(({ name }) => name).join(', ');
