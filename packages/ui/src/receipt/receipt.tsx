import type { ReactNode } from 'react';
import classes from './receipt.module.css';

export type ReceiptLine = {
  /** What is paid for: "Processing fee". */
  label: string;
  /** The amount as written, "$21.51"; a credit has the sign "−". */
  amount: string;
  /** `credit` for what comes off. Default `plain`. */
  tone?: 'plain' | 'credit' | undefined;
  /** A small picture before the label, decoration only. */
  media?: ReactNode;
  /** A small control after the label, for instance a `Tooltip` that explains the fee. */
  help?: ReactNode;
};

export type ReceiptProps = {
  /** The heading. Default "Order summary". */
  title?: string | undefined;
  /** Above the lines, for instance one row per recipient. */
  children?: ReactNode;
  /** Every part of the price, spelled out. */
  lines: readonly ReceiptLine[];
  /** The last line: "Total" and its amount. */
  total: { label: string; amount: string };
  /** Under the total: the button that spends, a note. */
  footer?: ReactNode;
};

/** A paper receipt with a torn edge: the one place where money is explained. */
export function Receipt({ title = 'Order summary', children, lines, total, footer }: ReceiptProps) {
  return (
    <section className={classes.paper} aria-label={title}>
      <h2>{title}</h2>
      {children && <div className={classes.groups}>{children}</div>}
      <dl>
        {lines.map((line) => (
          <div key={line.label} className={classes.line} data-tone={line.tone}>
            <dt>
              {line.media}
              {line.label}
              {line.help}
            </dt>
            <dd>{line.amount}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>{total.label}</dt>
          <dd>{total.amount}</dd>
        </div>
      </dl>
      {footer && <div className={classes.footer}>{footer}</div>}
    </section>
  );
}
