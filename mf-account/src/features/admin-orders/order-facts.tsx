import type { AdminOrderDetails } from '@wishbow/contracts/admin-orders';
import { cardName } from '@wishbow/domain/card-name';
import { Card } from '@wishbow/ui/card';
import { Timeline } from '@wishbow/ui/timeline';
import type { ReactNode } from 'react';
import { ORDER_STATUS_WORDS, shortOrderName } from '../../shared/admin/order-words.ts';
import { PersonLine } from '../../shared/admin/person-line.tsx';
import { When } from '../../shared/admin/when.tsx';
import classes from './order-panels.module.css';
import { RecipientLine } from './recipient-line.tsx';

/** Who, where to, and under which names card processor and store know the order. */
export function OrderFacts({ order }: { order: AdminOrderDetails }) {
  const { buyer, card, payment_id, store, failure, attempt } = order;
  return (
    <Card label="Facts">
      <div className={classes.panel}>
        <h2>Facts</h2>
        <dl className={classes.facts}>
          <Fact name="From">
            <PersonLine person={buyer} />
          </Fact>
          <Fact name="To">
            <RecipientLine order={order} />
          </Fact>
          <Fact name="Ships to">{placeText(order)}</Fact>
          <Fact name="Card">{card ? cardName(card) : 'None'}</Fact>
          <Fact name="Payment">{payment_id ?? 'None'}</Fact>
          <Fact name="Request at the store">{store.request_id ?? 'None'}</Fact>
          <Fact name="Attempt">{attempt}</Fact>
          {failure && <Fact name="Failure">{`${failure.code}: ${failure.message}`}</Fact>}
        </dl>
        <Timeline
          label={`Status of order ${shortOrderName(order.id)}`}
          stations={order.timeline.map(({ status, at }, index) => ({
            label: ORDER_STATUS_WORDS[status].label,
            detail: <When at={at} />,
            state: index === order.timeline.length - 1 ? 'now' : 'done',
          }))}
        />
      </div>
    </Card>
  );
}

function placeText({ ships_to, invitation }: AdminOrderDetails): string {
  if (ships_to) return ships_to;
  if (invitation === 'waiting') return 'Waits to be claimed';
  return invitation === 'expired' || invitation === 'withdrawn' ? 'Never claimed' : 'Forgotten';
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
