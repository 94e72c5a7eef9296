import type { Wish } from '@wishbow/contracts/wishes';
import { formatUsd, NO_MONEY } from '@wishbow/domain/money';
import { PAYOUT_FEE_TEXT, PAYOUT_TIMING_TEXT, payoutFee, payoutNet } from '@wishbow/domain/payout-fee';
import { AlertDialog } from '@wishbow/ui/alert-dialog';
import { useRequestPayout } from './use-request-payout.ts';

/** Says what a payout costs and how long it takes before it is asked for, and that nothing can be added afterwards. */
export function RequestPayoutDialog({ wish, onClose }: { wish: Wish; onClose: () => void }) {
  const { mutate, isPending } = useRequestPayout(wish, onClose);
  const gross = wish.contributed_amount ?? NO_MONEY;
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={`Request a payout of “${wish.title}”?`}
      tone="primary"
      confirmLabel={`Request ${formatUsd(payoutNet(gross))}`}
      isLoading={isPending}
      onConfirm={() => mutate()}
    >
      Friends have put {formatUsd(gross)} in. The {PAYOUT_FEE_TEXT} of {formatUsd(payoutFee(gross))} is deducted, so the
      check is over {formatUsd(payoutNet(gross))}. {PAYOUT_TIMING_TEXT} Nobody can chip in any more afterwards.
    </AlertDialog>
  );
}
