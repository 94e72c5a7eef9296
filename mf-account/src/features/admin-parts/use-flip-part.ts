import type { Breakage } from '@wishbow/contracts/build-contract';
import { queryClient, RequestFailed, showToast, tellFailure, useMutation } from '@wishbow/platform';
import { AUDIT_KEY } from '../../shared/admin/audit-key.ts';
import { PARTS_KEY } from '../../shared/admin/use-deployed-parts.ts';
import { DEPLOYMENTS_KEY } from './read-deployments.ts';
import { type PartFlip, sendFlip } from './send-flip.ts';

/** Changes what is served of a part. Its answer is what would break, where the gate refuses it. */
export const useFlipPart = (onDone: () => void) =>
  useMutation({
    mutationFn: async (flip: PartFlip): Promise<readonly Breakage[]> => {
      const answer = await sendFlip(flip);
      if (answer.status === 200) return [];
      if (answer.status === 409 && answer.body.breakages) return answer.body.breakages;
      throw new RequestFailed(answer.status, answer.body);
    },
    onSuccess: (breakages, flip) => {
      if (breakages.length > 0) return;
      showToast(doneWords(flip));
      onDone();
    },
    onError: (failure) => {
      if (!(failure instanceof RequestFailed && failure.problem.errors)) tellFailure(failure);
    },
    onSettled: () => {
      for (const queryKey of [PARTS_KEY, DEPLOYMENTS_KEY, AUDIT_KEY]) void queryClient.invalidateQueries({ queryKey });
    },
  });

function doneWords(flip: PartFlip): string {
  const { name } = flip;
  switch (flip.kind) {
    case 'promote':
      return `Another build of ${name} is live`;
    case 'rollback':
      return `${name} is rolled back`;
    case 'try':
      return `${name} ${flip.buildId} is tried on ${flip.percent} in 100`;
    case 'stop':
      return `${name} ${flip.buildId} is tried on nobody any more`;
  }
}
