import { PageHeading } from '@wishbow/ui/page-heading';
import { PartsTable } from '../../features/admin-parts/parts-table.tsx';

/** What is deployed. */
export default function AdminPartsPage() {
  return (
    <>
      <PageHeading title="Deployed parts" text="The builds that pages are served from now." />
      <PartsTable />
    </>
  );
}
