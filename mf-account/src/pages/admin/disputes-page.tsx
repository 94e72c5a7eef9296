import { PageHeading } from '@wishbow/ui/page-heading';
import { DisputesTable } from '../../features/admin-disputes/disputes-table.tsx';

/** Contested charges. */
export default function AdminDisputesPage() {
  return (
    <>
      <PageHeading title="Contested" text="While a charge is open, the check of its fund waits." />
      <DisputesTable />
    </>
  );
}
