import { browserEvents } from '@wishbow/contracts/browser-events';
import type { AnswerOf, CallOf } from '@wishbow/contracts/endpoint';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { callApi, emit, failureText, RequestFailed, requireSignIn, showToast, useMutation } from '@wishbow/platform';

export type NewWish = CallOf<typeof wishesContract.createWish>['body']['wish'];
type Wanted = { wish: NewWish; wishlistIds: readonly string[] };
type CreateWishAnswer = AnswerOf<typeof wishesContract.createWish>;

/**
 * Hangs a wish on own lists, and says on which it is new and on which it hung before. Whose session has ended meanwhile
 * signs in, and the wish is made then. What the server refuses by field shows under the fields.
 */
export function useCreateWish(onAdded: (wishlistIds: string[]) => void) {
  const creation = useMutation({
    mutationFn: ({ wish, wishlistIds }: Wanted) =>
      callApi(wishesContract.createWish, { body: { wish, selectedWishListIds: [...wishlistIds] } }),
    onSuccess: (answer) => {
      if (answer.status === 422) return;
      if (answer.status !== 201) return showToast(answer.body.message, { tone: 'error' });
      const { addedWishLists, nonAddedWishLists } = answer.body;
      tellOutcome(answer);
      if (addedWishLists.length === 0) return;
      const wishlistIds = addedWishLists.map(({ id }) => id);
      emit(browserEvents, 'wishlists:wish-added', { wishlistIds });
      onAdded([...wishlistIds, ...nonAddedWishLists.map(({ id }) => id)]);
    },
    onError: (failure, wanted) => {
      const isSignedOut = failure instanceof RequestFailed && failure.status === 401;
      if (isSignedOut) void requireSignIn(() => creation.mutate(wanted));
      else showToast(failureText(failure), { tone: 'error' });
    },
  });
  return creation;
}

function tellOutcome({ body }: Extract<CreateWishAnswer, { status: 201 }>): void {
  const { addedWishLists, nonAddedWishLists } = body;
  if (addedWishLists.length > 0) showToast('Wishlist updated');
  if (nonAddedWishLists.length > 0) showToast(`Item already added to ${namesOf(nonAddedWishLists)}`, { tone: 'info' });
}

const namesOf = (wishlists: readonly { name: string }[]) => wishlists.map(({ name }) => name).join(', ');
