import { type AdminPayout, adminPayoutsContract } from '@wishbow/contracts/admin-payouts-contract';
import { callApi, queryClient, RequestFailed, showToast, tellFailure, useMutation } from '@wishbow/platform';
import { AUDIT_KEY } from '../../shared/admin/audit-key.ts';
import { PAYOUTS_KEY } from './read-payouts.ts';

export type PayoutDecision = {
  act: 'mailed' | 'reject';
  payouts: readonly AdminPayout[];
  reason: string;
};

const ENDPOINTS = {
  mailed: adminPayoutsContract.markPayoutMailed,
  reject: adminPayoutsContract.rejectPayout,
} as const;

/**
 * Marks checks as mailed or rejects them, one after the other: each is an act of its own in the audit log. What was
 * done before a failure stays done, and doing it again changes nothing.
 */
export const useDecidePayouts = (onDone: () => void) =>
  useMutation({
    mutationFn: async ({ act, payouts, reason }: PayoutDecision) => {
      for (const { id } of payouts) {
        const answer = await callApi(ENDPOINTS[act], { params: { payoutId: id }, body: { reason } });
        if (answer.status !== 200) throw new RequestFailed(answer.status, answer.body);
      }
    },
    onSuccess: (_done, { act, payouts }) => {
      showToast(`${payouts.length} ${act === 'mailed' ? 'marked as mailed' : 'rejected'}`);
      onDone();
    },
    onError: (failure) => {
      if (!(failure instanceof RequestFailed && failure.problem.errors)) tellFailure(failure);
    },
    onSettled: () => {
      for (const queryKey of [PAYOUTS_KEY, AUDIT_KEY]) void queryClient.invalidateQueries({ queryKey });
    },
  });
