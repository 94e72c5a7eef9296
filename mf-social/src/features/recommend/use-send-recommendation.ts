import type { ModalProps } from '@wishbow/contracts/modals';
import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { showToast, useChange } from '@wishbow/platform';

type Selection = { selectedUserIds: UserId[]; comment: string };

/** Sends a wish or a product to the chosen followers. */
export function useSendRecommendation(thing: ModalProps<'social.recommend'>, onSent: () => void) {
  const subject = 'wishId' in thing ? { wish: { id: thing.wishId } } : { item: { product_id: thing.productId } };
  return useChange(
    recommendationsContract.sendRecommendation,
    (selection: Selection) => ({ body: { ...selection, ...subject } }),
    {
      onSuccess: () => {
        showToast('Recommendation sent');
        onSent();
      },
    },
  );
}
