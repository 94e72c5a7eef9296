import { PageHeading } from '@wishbow/ui/page-heading';
import { PayoutsTable } from '../../features/admin-payouts/payouts-table.tsx';

/** Checks for funds. */
export default function AdminPayoutsPage() {
  return (
    <>
      <PageHeading title="Fund payouts" />
      <PayoutsTable />
    </>
  );
}
