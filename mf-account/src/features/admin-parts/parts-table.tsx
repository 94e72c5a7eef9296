import type { DeployedPart } from '@wishbow/contracts/deployed-parts-contract';
import { Card } from '@wishbow/ui/card';
import { Skeleton } from '@wishbow/ui/skeleton';
import type { Column } from '../../shared/admin-table/column.ts';
import { DataTable } from '../../shared/admin-table/data-table.tsx';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import { useDeployedParts } from './use-deployed-parts.ts';

const COLUMNS: readonly Column<DeployedPart>[] = [
  { title: 'Part', cell: ({ name }) => <b>{name}</b> },
  { title: 'Build', cell: ({ buildId }) => <code>{buildId}</code> },
  { title: 'Pages', cell: ({ pages }) => pages.join(', ') || 'Bars and error page' },
];

/** What is live, part by part. */
export function PartsTable() {
  const live = useDeployedParts();
  if (live.isPending) return <Skeleton shape="box" height="240px" />;
  if (live.isLoadingError) {
    return <LoadingFailed query={live} headingLevel={2} />;
  }
  return (
    <Card isFlush>
      <DataTable
        label={`Revision ${live.data.revision}`}
        rows={live.data.parts}
        columns={COLUMNS}
        keyOf={({ name }) => name}
        nameOf={({ name }) => name}
      />
    </Card>
  );
}
