import { PageHeading } from '@wishbow/ui/page-heading';
import { MailsTable } from '../../features/admin-mails/mails-table.tsx';

/** What the site mails, and what became of it. */
export default function AdminMailsPage() {
  return (
    <>
      <PageHeading title="Mail outbox" text="What the site mails, and what became of it." />
      <MailsTable />
    </>
  );
}
