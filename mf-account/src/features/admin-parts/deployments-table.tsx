import type { Deployment } from '@wishbow/contracts/deployments';
import { Badge } from '@wishbow/ui/badge';
import { When } from '../../shared/admin/when.tsx';
import type { Column } from '../../shared/admin-table/column.ts';
import { CsvButton } from '../../shared/admin-table/csv-button.tsx';
import { PagedTable } from '../../shared/admin-table/paged-table.tsx';
import { TableCard } from '../../shared/admin-table/table-card.tsx';
import { rowsOf, useTablePages } from '../../shared/admin-table/table-page.ts';
import classes from './parts.module.css';
import { DEPLOYMENTS_KEY, readDeployments } from './read-deployments.ts';

const ACTS: Readonly<Record<Deployment['kind'], string>> = {
  start: 'Started with',
  promote: 'Made live',
  rollback: 'Rolled back',
  canary: 'Tried on some',
  canary_end: 'Trial ended',
};

const COLUMNS: readonly Column<Deployment>[] = [
  {
    title: 'When',
    cell: ({ at }) => (
      <span className={classes.whole}>
        <When at={at} />
      </span>
    ),
    csv: ({ at }) => at,
  },
  { title: 'Part', cell: ({ name }) => <b className={classes.whole}>{name}</b>, csv: ({ name }) => name },
  {
    title: 'What',
    cell: ({ kind, outcome }) => (outcome === 'refused' ? <Badge tone="danger">Refused</Badge> : ACTS[kind]),
    csv: ({ kind, outcome }) => (outcome === 'refused' ? `Refused: ${ACTS[kind]}` : ACTS[kind]),
  },
  {
    title: 'Build',
    cell: ({ from, to }) => (
      <code className={classes.flip}>
        {from ?? 'none'} → {to}
      </code>
    ),
    csv: ({ from, to }) => `${from ?? 'none'} -> ${to}`,
  },
  { title: 'By', cell: ({ by }) => <span className={classes.word}>{by.name}</span>, csv: ({ by }) => by.name },
  { title: 'Why', cell: ({ reason }) => reason, csv: ({ reason }) => reason },
];

/** What was done to the live set, the last first. */
export function DeploymentsTable() {
  const pages = useTablePages(DEPLOYMENTS_KEY, readDeployments);
  return (
    <TableCard title="History" tools={<CsvButton name="deployments" columns={COLUMNS} readPage={readDeployments} />}>
      <PagedTable
        label="What was deployed"
        pages={pages}
        rows={rowsOf(pages)}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ name, to }) => `${name} ${to}`}
        emptyTitle="Nothing was deployed"
      />
    </TableCard>
  );
}
