import { PageHeading } from '@wishbow/ui/page-heading';
import { ReportsTable } from '../../features/admin-reports/reports-table.tsx';

/** What people have reported. Decide once, and everybody concerned is told. */
export default function AdminReportsPage() {
  return (
    <>
      <PageHeading title="Reports" text="What people have reported. Decide once, and everybody concerned is told." />
      <ReportsTable />
    </>
  );
}
