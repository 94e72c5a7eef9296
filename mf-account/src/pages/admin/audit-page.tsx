import { PageHeading } from '@wishbow/ui/page-heading';
import { AuditTable } from '../../features/admin-audit/audit-table.tsx';

/** What admins have done. */
export default function AdminAuditPage() {
  return (
    <>
      <PageHeading title="Audit log" text="Who did what, to what, when and why. Nothing here can be changed." />
      <AuditTable />
    </>
  );
}
