import type { AdminOrder } from '@wishbow/contracts/admin-orders';
import { cents, dollarText, formatUsd } from '@wishbow/domain/money';
import { Link } from '@wishbow/platform';
import { Badge } from '@wishbow/ui/badge';
import { TextLink } from '@wishbow/ui/text-link';
import { adminHref } from '../../shared/admin/admin-sections.ts';
import { ORDER_STATUS_WORDS, shortOrderName } from '../../shared/admin/order-words.ts';
import { PersonLine } from '../../shared/admin/person-line.tsx';
import { ThingLine } from '../../shared/admin/thing-line.tsx';
import { When } from '../../shared/admin/when.tsx';
import type { Column } from '../../shared/admin-table/column.ts';
import { RecipientLine } from './recipient-line.tsx';

/** What the list of orders shows of each. */
export const ORDER_COLUMNS: readonly Column<AdminOrder>[] = [
  {
    title: 'Order',
    cell: ({ id }) => <TextLink render={<Link to={adminHref('orders', id)} />}>{shortOrderName(id)}</TextLink>,
    csv: ({ id }) => id,
    isUnbroken: true,
  },
  {
    title: 'Gift',
    cell: ({ image, title }) => <ThingLine image={image}>{title}</ThingLine>,
    csv: ({ title }) => title,
  },
  { title: 'From', cell: ({ buyer }) => <PersonLine person={buyer} />, csv: ({ buyer }) => buyer?.username ?? '' },
  {
    title: 'To',
    cell: (order) => <RecipientLine order={order} />,
    csv: ({ recipient }) => recipient?.username ?? '',
  },
  {
    title: 'Amount',
    cell: ({ grossCents }) => formatUsd(cents(grossCents)),
    csv: ({ grossCents }) => Number(dollarText(cents(grossCents))),
    isNumber: true,
    sorts: { descending: 'largest' },
  },
  { title: 'Status', cell: (order) => <OrderStatusBadge order={order} />, csv: ({ status }) => status },
  {
    title: 'Ordered',
    cell: ({ created_at }) => <When at={created_at} />,
    csv: ({ created_at }) => created_at,
    sorts: { ascending: 'oldest', descending: 'newest' },
  },
];

/** The state of an order, that its refund was refused, that the store placed it after it had failed, or that nobody has claimed it yet. */
export function OrderStatusBadge({ order: { status, waits_for, invitation } }: { order: AdminOrder }) {
  if (waits_for === 'refund') return <Badge tone="danger">Refund failed</Badge>;
  if (waits_for === 'late_order') return <Badge tone="danger">Placed late</Badge>;
  if (invitation === 'waiting') return <Badge tone="neutral">Waits to be claimed</Badge>;
  const { label, tone } = ORDER_STATUS_WORDS[status];
  return <Badge tone={tone}>{label}</Badge>;
}
