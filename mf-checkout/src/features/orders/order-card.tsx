import type { Order } from '@wishbow/contracts/orders';
import { cents, formatUsd } from '@wishbow/domain/money';
import { Badge } from '@wishbow/ui/badge';
import { Card } from '@wishbow/ui/card';
import { Timeline } from '@wishbow/ui/timeline';
import { OrderActions } from './order-actions.tsx';
import classes from './order-card.module.css';
import { noticesOf } from './order-notices.ts';
import { stationsOf } from './order-stations.ts';
import { wordsOfOrder } from './order-words.ts';

/** One order: what, for whom, where it stands, and every part of its price. */
export function OrderCard({ order }: { order: Order }) {
  const { label, tone } = wordsOfOrder(order);
  const [first] = order.items;
  const title = first?.title ?? 'Order';
  return (
    <Card label={title}>
      <article className={classes.order}>
        <header className={classes.header}>
          <div className={classes.words} data-invited={order.invitation && !order.to_user ? '' : undefined}>
            <p className={classes.for}>{recipientOf(order)}</p>
            <p className={classes.soft}>{wayOf(order)}</p>
          </div>
          <Badge tone={tone}>{label}</Badge>
        </header>
        {order.items.map((item) => (
          <div key={item.id} className={classes.item}>
            {item.image && <img src={item.image} alt="" width={72} height={72} loading="lazy" />}
            <div className={classes.words}>
              <h2>{item.title}</h2>
              <p className={classes.soft}>
                {item.quantity} × {formatUsd(item.unitPriceCents)}
                {item.variant_title && `, ${item.variant_title}`}
              </p>
            </div>
          </div>
        ))}
        {noticesOf(order).map((notice) => (
          <p key={notice} className={classes.notice} data-tone={notice === order.failure ? 'danger' : undefined}>
            {notice}
          </p>
        ))}
        <Timeline label={`Status of ${title}`} stations={stationsOf(order)} />
        {order.tracking_number && (
          <p className={classes.soft}>
            {order.carrier ?? 'Parcel'} {order.tracking_number}
          </p>
        )}
        <dl className={classes.money}>
          <Amount label="Subtotal" amount={order.subtotalCents} />
          <Amount label="Shipping" amount={order.shippingCents} />
          <Amount label="Processing fee" amount={order.processingFeeCents} />
          {order.creditCents > 0 && <Amount label="Llama Bucks" amount={cents(-order.creditCents)} />}
          <Amount label="Total" amount={order.totalCents} isTotal />
        </dl>
        <OrderActions order={order} />
      </article>
    </Card>
  );
}

type AmountProps = { label: string; amount: Order['totalCents']; isTotal?: boolean };

function Amount({ label, amount, isTotal = false }: AmountProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{formatUsd(amount)}</dd>
    </div>
  );
}

/** Somebody who was invited is known by their email address, unless they have claimed it with an account. */
function recipientOf({ to_user: person, invitation }: Order): string {
  if (person) return `For ${person.name}`;
  return invitation ? `For ${invitation.email}` : 'Gift';
}

function wayOf({ created_at, ship_to: place, to_user: person, invitation }: Order): string {
  const day = formatPlacedOn(created_at);
  if (!invitation) return `${day}, ships to ${place.name}`;
  if (invitation.status === 'waiting')
    return `${day}. They can claim it until ${formatPlacedOn(invitation.expires_at)}.`;
  if (invitation.status === 'claimed') return `${day}, ships to ${person?.firstName ?? 'the address they gave'}`;
  return day;
}

const placedOn = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'America/New_York',
});

const formatPlacedOn = (instant: string) => placedOn.format(new Date(instant));
