import type { Breakage } from '@wishbow/contracts/build-contract';
import { deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import type { Frontend } from '@wishbow/contracts/deployments';
import { callApi, queryClient, RequestFailed, showToast, tellFailure, useMutation } from '@wishbow/platform';
import { AUDIT_KEY } from '../../shared/admin/audit-key.ts';
import { DEPLOYMENTS_KEY } from './read-deployments.ts';
import { PARTS_KEY } from './use-deployed-parts.ts';

export type PartFlip = { readonly name: Frontend; readonly reason: string } & (
  | { readonly kind: 'promote'; readonly buildId: string; readonly revision: number }
  | { readonly kind: 'rollback'; readonly from: string }
);

/** Makes another build of a part live. Its answer is what would break, where the gate refuses it. */
export const useFlipPart = (onDone: () => void) =>
  useMutation({
    mutationFn: async (flip: PartFlip): Promise<readonly Breakage[]> => {
      const answer = await send(flip);
      if (answer.status === 200) return [];
      if (answer.status === 409 && answer.body.breakages) return answer.body.breakages;
      throw new RequestFailed(answer.status, answer.body);
    },
    onSuccess: (breakages, { name, kind }) => {
      if (breakages.length > 0) return;
      showToast(kind === 'promote' ? `Another build of ${name} is live` : `${name} is rolled back`);
      onDone();
    },
    onError: (failure) => {
      if (!(failure instanceof RequestFailed && failure.problem.errors)) tellFailure(failure);
    },
    onSettled: () => {
      for (const queryKey of [PARTS_KEY, DEPLOYMENTS_KEY, AUDIT_KEY]) void queryClient.invalidateQueries({ queryKey });
    },
  });

const send = (flip: PartFlip) => {
  const { name, reason } = flip;
  const params = { name };
  return flip.kind === 'promote'
    ? callApi(deployedPartsContract.promotePart, {
        params,
        body: { build_id: flip.buildId, revision: flip.revision, reason },
      })
    : callApi(deployedPartsContract.takePartBack, { params, body: { from: flip.from, reason } });
};
