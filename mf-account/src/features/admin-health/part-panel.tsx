import type { BuildHealth } from '@wishbow/contracts/part-health-contract';
import { Skeleton } from '@wishbow/ui/skeleton';
import { BUILD_HEALTH_COLUMNS } from '../../shared/admin/build-health-columns.ts';
import { usePartHealth } from '../../shared/admin/use-part-health.ts';
import type { Column } from '../../shared/admin-table/column.ts';
import { DataTable } from '../../shared/admin-table/data-table.tsx';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import { HealthSection } from './health-section.tsx';

const TITLE = 'Parts in browsers, last 15 minutes';

const COLUMNS: readonly Column<BuildHealth>[] = [
  { title: 'Part', cell: ({ part }) => <b>{part}</b> },
  { title: 'Build', cell: ({ build }) => <code>{build}</code> },
  ...BUILD_HEALTH_COLUMNS,
];

/** What browsers tell of the parts that people have open. */
export function PartPanel() {
  const builds = usePartHealth();
  if (builds.isPending) return <Skeleton shape="box" height="160px" />;
  if (builds.isLoadingError) return <LoadingFailed query={builds} headingLevel={2} />;
  const empty = builds.data.length === 0 ? 'No page has told anything.' : undefined;
  return (
    <HealthSection title={TITLE} empty={empty}>
      <DataTable
        label={TITLE}
        rows={builds.data}
        columns={COLUMNS}
        keyOf={({ part, build }) => `${part} ${build}`}
        nameOf={({ part, build }) => `${part} ${build}`}
      />
    </HealthSection>
  );
}
