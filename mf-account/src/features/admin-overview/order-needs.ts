import type { Overview } from '@wishbow/contracts/overview-contract';
import { cents, formatUsd } from '@wishbow/domain/money';
import { formatAgo } from '@wishbow/domain/relative-time';
import { CircleHelp, CreditCard, HandCoins, PackageOpen, PackageX } from 'lucide-react';
import { adminHref } from '../../shared/admin/admin-sections.ts';
import { counted, type Need } from './need.ts';

const oldest = (at: string | null) => (at ? `Oldest ${formatAgo(new Date(at), new Date())}` : '');

/** What waits among orders and checks, the most urgent first. */
export function orderNeeds({ waiting, payouts }: Overview): Need[] {
  const { unknown, placed_late: late, refund_failed: refused, failed_today: failed } = waiting;
  const orders = adminHref('orders');
  const rows: [count: number, need: Need][] = [
    [
      unknown.count,
      {
        key: 'unknown',
        title: counted(unknown.count, 'order with an unknown outcome', 'orders with an unknown outcome'),
        text: oldest(unknown.oldest_at),
        href: `${orders}?status=unknown`,
        icon: CircleHelp,
      },
    ],
    [
      late.count,
      {
        key: 'late',
        title: counted(late.count, 'failed order that the store placed', 'failed orders that the store placed'),
        text: oldest(late.oldest_at),
        href: `${orders}?waits=true`,
        icon: PackageOpen,
      },
    ],
    [
      refused.count,
      {
        key: 'refunds',
        title: counted(refused.count, 'refund that the card refused', 'refunds that cards refused'),
        text: oldest(refused.oldest_at),
        href: `${orders}?waits=true`,
        icon: CreditCard,
      },
    ],
    [
      payouts.pressing,
      {
        key: 'payouts',
        title: counted(payouts.pressing, 'check due by tomorrow', 'checks due by tomorrow'),
        text: `${formatUsd(cents(payouts.netCents))} wait in all`,
        href: adminHref('payouts'),
        icon: HandCoins,
      },
    ],
    [
      failed.count,
      {
        key: 'failed',
        title: counted(failed.count, 'order failed at the store today', 'orders failed at the store today'),
        text: oldest(failed.oldest_at),
        href: `${orders}?status=failed`,
        icon: PackageX,
      },
    ],
  ];
  return rows.filter(([count]) => count > 0).map(([, need]) => need);
}
