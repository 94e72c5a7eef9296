import type { AdminPerson } from '@wishbow/contracts/admin-people-contract';
import { hrefOf } from '@wishbow/contracts/routes';
import { isAdmin } from '@wishbow/domain/user-role';
import { Link } from '@wishbow/platform';
import { Badge } from '@wishbow/ui/badge';
import { TextLink } from '@wishbow/ui/text-link';
import { PersonLine } from '../../shared/admin/person-line.tsx';
import { When } from '../../shared/admin/when.tsx';
import type { Column } from '../../shared/admin-table/column.ts';

/** What the list of people shows of each. */
export const PEOPLE_COLUMNS: readonly Column<AdminPerson>[] = [
  {
    title: 'Username',
    cell: ({ username }) => <TextLink render={<Link to={hrefOf('profile', { username })} />}>@{username}</TextLink>,
    csv: ({ username }) => username,
  },
  { title: 'Name', cell: (person) => <PersonLine person={person} />, csv: ({ name }) => name },
  { title: 'Email', cell: ({ email }) => email, csv: ({ email }) => email },
  { title: 'Status', cell: (person) => <PersonState person={person} />, csv: stateOf },
  {
    title: 'Joined',
    cell: ({ joined_at }) => <When at={joined_at} />,
    csv: ({ joined_at }) => joined_at,
    sorts: { ascending: 'oldest', descending: 'newest' },
  },
];

function stateOf(person: AdminPerson): string {
  const { suspended, deletion_due_at, email_verified } = person;
  if (suspended) return 'Suspended';
  if (deletion_due_at) return 'Leaves';
  if (isAdmin(person)) return 'Admin';
  return email_verified ? 'Active' : 'Email not verified';
}

const TONES: Readonly<Record<string, 'danger' | 'warn' | 'brand' | 'ok'>> = {
  Suspended: 'danger',
  Leaves: 'warn',
  Admin: 'brand',
  Active: 'ok',
};

/** The state of a person, with the reason of a suspension at hand. */
function PersonState({ person }: { person: AdminPerson }) {
  const state = stateOf(person);
  return (
    <span title={person.suspended?.reason}>
      <Badge tone={TONES[state] ?? 'neutral'}>{state}</Badge>
    </span>
  );
}
