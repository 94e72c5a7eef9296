import type { Overview } from '@wishbow/contracts/overview-contract';
import { cents, formatUsd } from '@wishbow/domain/money';
import { formatAgo } from '@wishbow/domain/relative-time';
import { navigate } from '@wishbow/platform';
import { Card } from '@wishbow/ui/card';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ListRow } from '@wishbow/ui/list-row';
import { ChevronRight } from 'lucide-react';
import { adminHref } from '../../shared/admin/admin-sections.ts';
import classes from './overview.module.css';
import { useOtherNeeds } from './use-other-needs.ts';

/** Something that goes no further until an admin has looked at it. */
export type Need = { key: string; title: string; text: string; href: string };

/** What waits for a person, the most urgent first. */
export function NeedsPanel({ overview }: { overview: Overview }) {
  const others = useOtherNeeds();
  const needs = [...needsOf(overview), ...others];
  return (
    <Card label="Needs a person">
      <h2 className={classes.heading}>Needs a person</h2>
      {needs.length === 0 && <EmptyState picture="party-popper" title="Nothing waits for you" />}
      <ul className={classes.needs}>
        {needs.map(({ key, title, text, href }) => (
          <li key={key}>
            <ListRow
              title={title}
              text={text}
              href={href}
              onOpen={() => navigate(href)}
              trailing={<ChevronRight aria-hidden size={16} />}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const oldest = (at: string | null) => (at ? `Oldest ${formatAgo(new Date(at), new Date())}` : '');

function needsOf({ waiting, payouts }: Overview): Need[] {
  const { unknown, refund_failed: refused, failed_today: failed } = waiting;
  const orders = adminHref('orders');
  const rows: [count: number, need: Need][] = [
    [
      unknown.count,
      {
        key: 'unknown',
        title: counted(unknown.count, 'order that nobody can tell about', 'orders that nobody can tell about'),
        text: oldest(unknown.oldest_at),
        href: `${orders}?status=unknown`,
      },
    ],
    [
      refused.count,
      {
        key: 'refunds',
        title: counted(refused.count, 'refund that the card refused', 'refunds that cards refused'),
        text: oldest(refused.oldest_at),
        href: `${orders}?waits=true`,
      },
    ],
    [
      payouts.pressing,
      {
        key: 'payouts',
        title: counted(payouts.pressing, 'check due by tomorrow', 'checks due by tomorrow'),
        text: `${formatUsd(cents(payouts.netCents))} wait in all`,
        href: adminHref('payouts'),
      },
    ],
    [
      failed.count,
      {
        key: 'failed',
        title: counted(failed.count, 'order failed at the store today', 'orders failed at the store today'),
        text: oldest(failed.oldest_at),
        href: `${orders}?status=failed`,
      },
    ],
  ];
  return rows.filter(([count]) => count > 0).map(([, need]) => need);
}
