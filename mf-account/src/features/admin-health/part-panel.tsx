import type { BuildHealth, Vital } from '@wishbow/contracts/part-health-contract';
import { Skeleton } from '@wishbow/ui/skeleton';
import type { Column } from '../../shared/admin-table/column.ts';
import { DataTable } from '../../shared/admin-table/data-table.tsx';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import { shareText } from './health-words.ts';
import { TableCard } from './table-card.tsx';
import { usePartHealth } from './use-part-health.ts';

const TITLE = 'Parts in browsers, last 15 minutes';

/** Three quarters of the pages were at least as good. */
const vital = (name: Vital, textOf: (value: number) => string): Column<BuildHealth> => ({
  title: name,
  cell: ({ vitals }) => {
    const value = vitals[name]?.p75 ?? null;
    return value === null ? '–' : textOf(value);
  },
  isNumber: true,
});
const milliseconds = (value: number): string => `${Math.round(value)} ms`;

const COLUMNS: readonly Column<BuildHealth>[] = [
  { title: 'Part', cell: ({ part }) => <b>{part}</b> },
  { title: 'Build', cell: ({ build }) => <code>{build}</code> },
  { title: 'Views', cell: ({ views }) => views, isNumber: true },
  { title: 'Errors', cell: ({ errors }) => errors, isNumber: true },
  { title: 'Per view', cell: ({ errors, views }) => shareText(errors, views), isNumber: true },
  vital('LCP', milliseconds),
  vital('INP', milliseconds),
  vital('CLS', (value) => value.toFixed(2)),
  vital('TTFB', milliseconds),
];

/** What browsers tell of the parts that people have open. */
export function PartPanel() {
  const builds = usePartHealth();
  if (builds.isPending) return <Skeleton shape="box" height="160px" />;
  if (builds.isLoadingError) return <LoadingFailed query={builds} headingLevel={2} />;
  const empty = builds.data.length === 0 ? 'No page has told anything.' : undefined;
  return (
    <TableCard title={TITLE} empty={empty}>
      <DataTable
        label={TITLE}
        rows={builds.data}
        columns={COLUMNS}
        keyOf={({ part, build }) => `${part} ${build}`}
        nameOf={({ part, build }) => `${part} ${build}`}
      />
    </TableCard>
  );
}
