import type { PersonSummary } from '@wishbow/contracts/people';
import { Avatar } from '@wishbow/ui/avatar';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './order-summary.module.css';

type OrderSummaryProps = {
  /** Whose picture stands beside the total; undefined for several people, or until it is known. */
  recipient: PersonSummary | undefined;
  /** What is to be paid, as written; undefined until it is known. */
  total: string | undefined;
  /** The receipt. */
  children: ReactNode;
};

/** The receipt beside the steps; on a phone it folds under a bar that names the total. */
export function OrderSummary({ recipient, total, children }: OrderSummaryProps) {
  const receiptId = useId();
  const [isOpen, setOpen] = useState(false);
  const isFoldable = total !== undefined;
  return (
    <aside className={classes.side}>
      {isFoldable && (
        <div className={classes.bar}>
          {recipient && <Avatar name={recipient.name} src={recipient.details.avatar ?? undefined} size="s" />}
          <b>{total}</b>
          <button type="button" aria-expanded={isOpen} aria-controls={receiptId} onClick={() => setOpen(!isOpen)}>
            Order summary <ChevronDown aria-hidden />
          </button>
        </div>
      )}
      <div id={receiptId} className={classes.receipt} data-folded={(isFoldable && !isOpen) || undefined}>
        {children}
      </div>
    </aside>
  );
}
