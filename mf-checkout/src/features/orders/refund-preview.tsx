import type { Order } from '@wishbow/contracts/orders';
import { formatUsd, NO_MONEY } from '@wishbow/domain/money';
import { refundDue } from '@wishbow/domain/refund';
import { isFaultOfRetailer, isReturnedWithoutRefund, type ReturnReason } from '@wishbow/domain/return-reasons';
import classes from './order-modal.module.css';

type RefundPreviewProps = { order: Order; units: readonly number[]; reason: ReturnReason | undefined };

/** What goes back for a return, by the same rule the server pays by. */
export function RefundPreview({ order, units, reason }: RefundPreviewProps) {
  const isOurFault = reason !== undefined && isFaultOfRetailer(reason);
  const isFree = reason !== undefined && isReturnedWithoutRefund(reason);
  const due = isFree ? NO_MONEY : refundDue({ quote: order, lines: order.items }, units, { isOurFault });
  return (
    <div>
      <p className={classes.due}>
        <span>Refund once the store has it</span>
        <strong>{formatUsd(due)}</strong>
      </p>
      {!isOurFault && <p className={classes.soft}>The processing fee is kept unless the store made a mistake.</p>}
    </div>
  );
}
