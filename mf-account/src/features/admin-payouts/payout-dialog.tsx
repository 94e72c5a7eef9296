import { formatUsd, sumCents } from '@wishbow/domain/money';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { PayoutAddress } from './payout-address.tsx';
import { type PayoutDecision, useDecidePayouts } from './use-decide-payouts.ts';

type PayoutDialogProps = {
  decision: Omit<PayoutDecision, 'reason'>;
  onClose: () => void;
  onDone: () => void;
};

/** Asks before checks are marked as mailed or rejected. */
export function PayoutDialog({ decision: { act, payouts }, onClose, onDone }: PayoutDialogProps) {
  const decide = useDecidePayouts(onDone);
  const total = formatUsd(sumCents(payouts.map(({ netCents }) => netCents)));
  const what = payouts.length === 1 ? (payouts[0]?.title ?? '') : `${payouts.length} checks`;
  const [only] = payouts.length === 1 ? payouts : [];
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={act === 'mailed' ? `Mark ${what} as mailed?` : `Reject ${what}?`}
      confirmLabel={act === 'mailed' ? 'Mark mailed' : 'Reject'}
      tone={act === 'mailed' ? 'primary' : 'danger'}
      isLoading={decide.isPending}
      onConfirm={(reason) => decide.mutate({ act, payouts, reason })}
    >
      {act === 'mailed' ? (
        <p>{total} in all. The owner is told that the check is on its way; this cannot be undone.</p>
      ) : (
        <p>The fund opens again and no fee is kept. The owner reads your reason.</p>
      )}
      {act === 'mailed' && only && <PayoutAddress payoutId={only.id} />}
    </ReasonDialog>
  );
}
