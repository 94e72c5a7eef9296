import { Skeleton } from '@wishbow/ui/skeleton';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { GiftsChart } from './gifts-chart.tsx';
import { NeedsPanel } from './needs-panel.tsx';
import classes from './overview.module.css';
import { type OverviewDays, useOverview } from './use-overview.ts';

/** Figures, gifts by day, and what waits for a person. */
export function OverviewPanels({ days }: { days: OverviewDays }) {
  const overview = useOverview(days);
  if (overview.isPending) {
    return (
      <div className={classes.both} aria-busy="true">
        <Skeleton shape="box" height="320px" />
        <Skeleton shape="box" height="320px" />
      </div>
    );
  }
  if (overview.isLoadingError) {
    return <LoadingFailed query={overview} headingLevel={2} />;
  }
  return (
    <>
      <FigureTiles overview={overview.data} />
      <div className={classes.both}>
        <GiftsChart days={overview.data.days} />
        <NeedsPanel overview={overview.data} />
      </div>
    </>
  );
}
