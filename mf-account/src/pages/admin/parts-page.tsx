import { BelowLoading } from '@wishbow/ui/below-loading';
import { PageHeading } from '@wishbow/ui/page-heading';
import { OverrideCard } from '../../features/admin-overrides/override-card.tsx';
import { DeploymentsTable } from '../../features/admin-parts/deployments-table.tsx';
import { PartsTable } from '../../features/admin-parts/parts-table.tsx';
import classes from './parts-page.module.css';

/** What is deployed, what is tried, and what was. */
export default function AdminPartsPage() {
  return (
    <>
      <PageHeading title="Deployed parts" text="The builds that pages are served from now." />
      <div className={classes.matters}>
        <PartsTable />
      </div>
      <BelowLoading>
        <div className={classes.matters}>
          <OverrideCard />
          <DeploymentsTable />
        </div>
      </BelowLoading>
    </>
  );
}
