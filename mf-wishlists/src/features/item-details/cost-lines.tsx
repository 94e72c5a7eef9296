import type { ShippingOffer } from '@wishbow/contracts/items';
import { type Cents, formatUsd } from '@wishbow/domain/money';
import { Skeleton } from '@wishbow/ui/skeleton';
import { ReceiptText, Truck } from 'lucide-react';
import classes from './cost-lines.module.css';
import { totalOf } from './shown-item.ts';

type CostLinesProps = {
  priceCents: Cents;
  /** Null when nothing is known of shipping. */
  offer: ShippingOffer | null;
  isLoading: boolean;
};

/** Shipping, and what one costs in all, before anybody decides. */
export function CostLines({ priceCents, offer, isLoading }: CostLinesProps) {
  return (
    <ul className={classes.lines} aria-busy={isLoading}>
      <li>
        <Truck aria-hidden />
        {isLoading ? <Skeleton width="70%" height="1.5em" /> : shippingText(offer)}
      </li>
      <li>
        <ReceiptText aria-hidden />
        {isLoading ? (
          <Skeleton width="85%" height="1.5em" />
        ) : (
          <span>
            <b>{formatUsd(totalOf(priceCents, offer))}</b> in total with the processing fee
          </span>
        )}
      </li>
    </ul>
  );
}

function shippingText(offer: ShippingOffer | null): string {
  if (!offer) return 'Shipping is added at checkout';
  const { min, max } = offer.shipping_days;
  const price = offer.shipping_price === 0 ? 'Free shipping' : `${formatUsd(offer.shipping_price)} shipping`;
  const days = min === max ? String(max) : `${min}-${max}`;
  return `${price}, arrives in ${days} ${days === '1' ? 'day' : 'days'}`;
}
