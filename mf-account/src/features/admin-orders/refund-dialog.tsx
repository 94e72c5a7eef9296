import type { AdminOrderDetails } from '@wishbow/contracts/admin-orders';
import { cents, formatUsd } from '@wishbow/domain/money';
import { refundDue } from '@wishbow/domain/refund';
import { useFieldErrors } from '@wishbow/platform';
import { Chip } from '@wishbow/ui/chip';
import { MoneyField } from '@wishbow/ui/money-field';
import { RadioCards } from '@wishbow/ui/radio-cards';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import classes from './order-panels.module.css';
import { useRefundOrder } from './use-refund-order.ts';

/** How much goes back, where to and why. Each opening is a refund of its own; a second click is not. */
export function RefundDialog({ order, onClose }: { order: AdminOrderDetails; onClose: () => void }) {
  const [formId] = useState(() => crypto.randomUUID());
  const [amountCents, setAmount] = useState<number | null>(null);
  const [target, setTarget] = useState<'card' | 'credit'>('card');
  const errors = useFieldErrors();
  const refund = useRefundOrder(order.id, onClose);
  const { refundableCents } = order;
  const isTooMuch = (amountCents ?? 0) > refundableCents;
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title="Refund"
      confirmLabel={amountCents ? `Refund ${formatUsd(cents(amountCents))}` : 'Refund'}
      isLoading={refund.isPending}
      onConfirm={(reason) => {
        if (!isTooMuch) refund.mutate({ refund_id: formId, amountCents: amountCents ?? 0, target, reason });
      }}
    >
      <MoneyField
        label="Amount"
        hint={`At most ${formatUsd(cents(refundableCents))}.`}
        error={isTooMuch ? 'More would go back than was paid.' : errors.amountCents}
        valueCents={amountCents}
        onValueChange={setAmount}
      />
      <div className={classes.buttons}>
        {sumsOf(order).map(([label, sum]) => (
          <Chip key={label} isSelected={amountCents === sum} onClick={() => setAmount(sum)}>
            {label}
          </Chip>
        ))}
      </div>
      <RadioCards
        label="Where to"
        cards={[
          { value: 'card', label: 'Back where it came from', hint: 'To the card first, then as Llama Bucks.' },
          { value: 'credit', label: 'Llama Bucks', hint: 'All of it, at once.' },
        ]}
        value={target}
        onValueChange={setTarget}
      />
    </ReasonDialog>
  );
}

/** Usual sums by the rules of refunds; what is no longer left is not offered. */
function sumsOf({ lines, refundableCents, ...quote }: AdminOrderDetails): [string, number][] {
  const paid = { quote, lines } as const;
  const all = lines.map(({ quantity }) => quantity);
  const sums: [string, number][] = [
    ['The goods', quote.subtotalCents],
    ['Goods and shipping', refundDue(paid, all, { isOurFault: false })],
    ['Everything', refundDue(paid, all, { isOurFault: true })],
  ];
  return sums.filter(([, sum], index) => sum <= refundableCents && sum !== sums[index - 1]?.[1]);
}
