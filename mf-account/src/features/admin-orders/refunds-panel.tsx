import type { AdminOrderDetails, AdminRefund } from '@wishbow/contracts/admin-orders';
import { cents, formatUsd } from '@wishbow/domain/money';
import { Badge } from '@wishbow/ui/badge';
import { Button } from '@wishbow/ui/button';
import { Card } from '@wishbow/ui/card';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import classes from './order-panels.module.css';
import { RefundDialog } from './refund-dialog.tsx';
import { useCreditFailedRefund } from './use-credit-failed-refund.ts';

const STATES = {
  pending: { label: 'On its way', tone: 'info' },
  succeeded: { label: 'Refunded', tone: 'ok' },
  failed: { label: 'The card refused it', tone: 'danger' },
} as const;

/** What went back of an order, what should have, and what still can. */
export function RefundsPanel({ order }: { order: AdminOrderDetails }) {
  const [isRefunding, setRefunding] = useState(false);
  const [failed, setFailed] = useState<AdminRefund>();
  const credit = useCreditFailedRefund(order.id, () => setFailed(undefined));
  if (order.refunds.length === 0 && !order.can.refund) return null;
  return (
    <Card label="Refunds">
      <div className={classes.panel}>
        <h2>Refunds</h2>
        <ul className={classes.lines}>
          {order.refunds.map((refund) => (
            <li key={refund.id} className={classes.line}>
              <span className={classes.amount}>{sumOf(refund)}</span>
              <Badge tone={STATES[refund.state].tone}>{STATES[refund.state].label}</Badge>
              {refund.state === 'failed' && (
                <Button variant="outline" size="small" onClick={() => setFailed(refund)}>
                  Give as Llama Bucks
                </Button>
              )}
            </li>
          ))}
        </ul>
        {order.can.refund && (
          <div className={classes.buttons}>
            <Button variant="outline" onClick={() => setRefunding(true)}>
              Refund
            </Button>
            <span className={classes.text}>{formatUsd(cents(order.refundableCents))} can still go back.</span>
          </div>
        )}
      </div>
      {isRefunding && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
      <ReasonDialog
        isOpen={failed !== undefined}
        onClose={() => setFailed(undefined)}
        title="Give it as Llama Bucks?"
        confirmLabel="Give as Llama Bucks"
        isLoading={credit.isPending}
        onConfirm={(reason) => failed && credit.mutate({ refund_id: failed.id, reason })}
      >
        <p>
          Look first whether the bank has taken the money back by itself: then the buyer has it already. What the refund
          is for, a cancellation or a return, goes on afterwards.
        </p>
      </ReasonDialog>
    </Card>
  );
}

function sumOf({ cardCents, creditCents }: AdminRefund): string {
  const parts = [
    cardCents > 0 ? `${formatUsd(cents(cardCents))} to the card` : '',
    creditCents > 0 ? `${formatUsd(cents(creditCents))} as Llama Bucks` : '',
  ];
  return parts.filter(Boolean).join(' and ');
}
