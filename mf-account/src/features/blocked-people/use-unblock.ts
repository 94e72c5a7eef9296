import { blocksContract } from '@wishbow/contracts/blocks-contract';
import type { PersonSummary } from '@wishbow/contracts/people';
import { queryClient, showToast, useChange } from '@wishbow/platform';

/** Lifts a block: the two are strangers again, and everything that hid them from each other is asked for anew. */
export const useUnblock = () =>
  useChange(blocksContract.unblockUser, ({ id }: PersonSummary) => ({ body: { blockedUserId: id } }), {
    onSuccess: (_body, { firstName }) => showToast(`You unblocked ${firstName}`),
    onSettled: () => void queryClient.invalidateQueries(),
  });
