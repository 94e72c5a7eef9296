import type { Reconciliation } from '@wishbow/contracts/reconciliations-contract';
import { formatDayWithYear } from '@wishbow/domain/date-only';
import { cents, formatUsd } from '@wishbow/domain/money';
import { Badge } from '@wishbow/ui/badge';
import { Card } from '@wishbow/ui/card';
import { EmptyState } from '@wishbow/ui/empty-state';
import { Skeleton } from '@wishbow/ui/skeleton';
import type { Column } from '../../shared/admin-table/column.ts';
import { DataTable } from '../../shared/admin-table/data-table.tsx';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import { useReconciliations } from './use-reconciliations.ts';

type Difference = Reconciliation['differences'][number];

const WORDS: Readonly<Record<Difference['kind'], string>> = {
  payment_of_nobody: 'A payment that belongs to nothing of ours',
  captured_differs: 'Another sum was taken than we say',
  refunded_differs: 'Another sum went back than we say',
  refund_failed: 'A refund was refused',
  hold_left: 'A hold was left on a card',
  payout_differs: 'A check is over another sum than was chipped in',
  order_of_nobody: 'An order at the store that is none of ours',
  order_missing_at_retailer: 'An order that the store does not have',
  order_placed_only_there: 'An order that only the store says is placed',
};

/** Orders are there or not there; everything else is money. */
const sumOf = ({ kind }: Difference, value: number) => {
  if (!kind.startsWith('order_')) return formatUsd(cents(value));
  return value === 1 ? 'There' : 'Not there';
};

const COLUMNS: readonly Column<Difference>[] = [
  { title: 'What differs', cell: ({ kind }) => <b>{WORDS[kind]}</b> },
  { title: 'Of what', cell: ({ reference }) => reference },
  { title: 'Ours', cell: (difference) => sumOf(difference, difference.ours), isNumber: true },
  { title: 'Theirs', cell: (difference) => sumOf(difference, difference.theirs), isNumber: true },
];

/** Whether our books agree with those of card processor and store, day by day. */
export function BooksTable() {
  const days = useReconciliations();
  if (days.isPending) return <Skeleton shape="box" height="240px" />;
  if (days.isLoadingError) {
    return <LoadingFailed query={days} headingLevel={2} />;
  }
  if (days.data.length === 0) {
    return <EmptyState picture="books" title="Nothing has been compared yet" headingLevel={2} />;
  }
  return days.data.map((day) => (
    <Card key={day.day} label={formatDayWithYear(day.day)} isFlush={day.differences.length > 0}>
      {day.differences.length === 0 ? (
        <p>
          {formatDayWithYear(day.day)} <Badge tone="ok">All books agree</Badge>
        </p>
      ) : (
        <DataTable
          label={formatDayWithYear(day.day)}
          rows={day.differences}
          columns={COLUMNS}
          keyOf={({ kind, reference }) => `${kind} ${reference}`}
          nameOf={({ reference }) => reference}
        />
      )}
    </Card>
  ));
}
