import type { BuildHealth } from '@wishbow/contracts/part-health-contract';
import type { Canary } from '@wishbow/contracts/registry';
import { Badge } from '@wishbow/ui/badge';
import { Skeleton } from '@wishbow/ui/skeleton';
import { BUILD_HEALTH_COLUMNS } from '../../shared/admin/build-health-columns.ts';
import { usePartHealth } from '../../shared/admin/use-part-health.ts';
import type { Column } from '../../shared/admin-table/column.ts';
import { DataTable } from '../../shared/admin-table/data-table.tsx';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import classes from './parts.module.css';

const NOTHING = { samples: 0, p75: null };
const UNSEEN = { views: 0, errors: 0, vitals: { LCP: NOTHING, INP: NOTHING, CLS: NOTHING, TTFB: NOTHING } };

const columnsFor = (live: string): readonly Column<BuildHealth>[] => [
  {
    title: 'Build',
    cell: ({ build }) => (
      <>
        <code className={classes.whole}>{build}</code>{' '}
        {build === live ? <Badge tone="ok">Live</Badge> : <Badge tone="info">On trial</Badge>}
      </>
    ),
  },
  ...BUILD_HEALTH_COLUMNS,
];

/** Errors and vitals of the build that is tried and of the live one, as browsers told them in the last 15 minutes. */
export function TrialFigures({ canary: { name, buildId }, live }: { canary: Canary; live: string }) {
  const health = usePartHealth();
  if (health.isPending) return <Skeleton shape="box" height="120px" />;
  if (health.isLoadingError) return <LoadingFailed query={health} headingLevel={3} />;
  const rows = [buildId, live].map(
    (build) =>
      health.data.find((figures) => figures.part === name && figures.build === build) ?? {
        part: name,
        build,
        ...UNSEEN,
      },
  );
  return (
    <DataTable
      label="On trial and live, last 15 minutes"
      rows={rows}
      columns={columnsFor(live)}
      keyOf={({ build }) => build}
      nameOf={({ build }) => build}
    />
  );
}
