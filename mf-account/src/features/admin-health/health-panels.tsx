import { BelowLoading } from '@wishbow/ui/below-loading';
import { Skeleton } from '@wishbow/ui/skeleton';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import classes from './health.module.css';
import { PartPanel } from './part-panel.tsx';
import { ServerPanels } from './server-panels.tsx';
import { useSiteHealth } from './use-site-health.ts';

/** The servers, and the parts in the browsers; one is shown though the other cannot be read. */
export const HealthPanels = () => (
  <div className={classes.sections}>
    <div className={classes.sections}>
      <Servers />
    </div>
    <BelowLoading>
      <PartPanel />
    </BelowLoading>
  </div>
);

function Servers() {
  const health = useSiteHealth();
  if (health.isPending) return <Skeleton shape="box" height="320px" />;
  // Figures of a minute ago would pass for those of now.
  if (health.isError) return <LoadingFailed query={health} headingLevel={2} />;
  return <ServerPanels processes={health.data} />;
}
