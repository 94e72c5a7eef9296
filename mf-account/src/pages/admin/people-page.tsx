import { PageHeading } from '@wishbow/ui/page-heading';
import { PeopleTable } from '../../features/admin-people/people-table.tsx';

/** Everybody on the site, and what can be done for and about them. */
export default function AdminPeoplePage() {
  return (
    <>
      <PageHeading title="People" text="Everybody on the site, and what can be done for and about them." />
      <PeopleTable />
    </>
  );
}
