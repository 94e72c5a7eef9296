import { PageHeading } from '@wishbow/ui/page-heading';
import { HealthPanels } from '../../features/admin-health/health-panels.tsx';

/** How the site is doing now. */
export default function AdminHealthPage() {
  return (
    <>
      <PageHeading
        title="Health"
        text="The processes of the site and the parts in browsers, read again every few seconds."
      />
      <HealthPanels />
    </>
  );
}
