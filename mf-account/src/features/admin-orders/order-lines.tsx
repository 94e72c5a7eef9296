import type { AdminOrderDetails } from '@wishbow/contracts/admin-orders';
import { cents, formatUsd } from '@wishbow/domain/money';
import { titleWithVariant } from '@wishbow/domain/variant-title';
import { Card } from '@wishbow/ui/card';
import { ThingLine } from '../../shared/admin/thing-line.tsx';
import classes from './order-panels.module.css';

const usd = (amount: number) => formatUsd(cents(amount));

/** What was ordered, and what it cost whom. */
export function OrderLines({ order }: { order: AdminOrderDetails }) {
  const sums: [string, number][] = [
    ['Gifts', order.subtotalCents],
    ['Shipping', order.shippingCents],
    ['Processing fee', order.processingFeeCents],
    ['Llama Bucks', -order.creditCents],
  ];
  return (
    <Card label="What was ordered">
      <div className={classes.panel}>
        <h2>What was ordered</h2>
        <ul className={classes.lines}>
          {order.lines.map(({ id, title, variant_title, image, quantity, unitPriceCents }) => (
            <li key={id} className={classes.line}>
              <ThingLine image={image}>{titleWithVariant(title, variant_title)}</ThingLine>
              <span className={classes.amount}>
                {quantity} × {usd(unitPriceCents)}
              </span>
            </li>
          ))}
        </ul>
        <dl className={classes.sums}>
          {sums
            .filter(([, amount]) => amount !== 0)
            .map(([name, amount]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{usd(amount)}</dd>
              </div>
            ))}
          <div className={classes.total}>
            <dt>On the card</dt>
            <dd>{usd(order.totalCents)}</dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}
