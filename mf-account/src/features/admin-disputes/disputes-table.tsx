import type { Dispute } from '@wishbow/contracts/disputes-contract';
import { cents, formatUsd } from '@wishbow/domain/money';
import { Link } from '@wishbow/platform';
import { Badge } from '@wishbow/ui/badge';
import { Card } from '@wishbow/ui/card';
import { EmptyState } from '@wishbow/ui/empty-state';
import { Skeleton } from '@wishbow/ui/skeleton';
import { TextLink } from '@wishbow/ui/text-link';
import { adminHref } from '../../shared/admin/admin-sections.ts';
import { PersonLine } from '../../shared/admin/person-line.tsx';
import { When } from '../../shared/admin/when.tsx';
import type { Column } from '../../shared/admin-table/column.ts';
import { DataTable } from '../../shared/admin-table/data-table.tsx';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import { useDisputes } from './use-disputes.ts';

const STATES = {
  open: { label: 'Open', tone: 'warn' },
  won: { label: 'Won', tone: 'ok' },
  lost: { label: 'Lost', tone: 'danger' },
} as const;

const COLUMNS: readonly Column<Dispute>[] = [
  {
    title: 'What for',
    cell: ({ title, order_id }) =>
      order_id ? <TextLink render={<Link to={adminHref('orders', order_id)} />}>{title}</TextLink> : <b>{title}</b>,
  },
  { title: 'Owed by', cell: ({ debtor }) => <PersonLine person={debtor} /> },
  { title: 'Amount', cell: ({ amountCents }) => formatUsd(cents(amountCents)), isNumber: true },
  { title: 'Bank says', cell: ({ reason }) => reason },
  {
    title: 'Status',
    cell: ({ status }) => <Badge tone={STATES[status].tone}>{STATES[status].label}</Badge>,
  },
  { title: 'Since', cell: ({ opened_at }) => <When at={opened_at} /> },
];

/** Charges that their holders contest: the evidence goes to the card processor, who tells us how it ended. */
export function DisputesTable() {
  const disputes = useDisputes();
  if (disputes.isPending) return <Skeleton shape="box" height="240px" />;
  if (disputes.isLoadingError) {
    return <LoadingFailed query={disputes} headingLevel={2} />;
  }
  if (disputes.data.length === 0) {
    return <EmptyState picture="party-popper" title="Nobody contests a charge" headingLevel={2} />;
  }
  return (
    <Card isFlush>
      <DataTable
        label="Contested charges"
        rows={disputes.data}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
      />
    </Card>
  );
}
