import type { PersonSummary } from '@wishbow/contracts/people';
import { hrefOf } from '@wishbow/contracts/routes';
import { navigate } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ListRow } from '@wishbow/ui/list-row';

type PeopleRowsProps = { people: readonly PersonSummary[]; emptyTitle: string };

/** People, each leading to their profile. */
export function PeopleRows({ people, emptyTitle }: PeopleRowsProps) {
  if (people.length === 0) return <EmptyState picture="eyes" title={emptyTitle} />;
  return people.map((person) => <PersonRow key={person.id} person={person} />);
}

export function PersonRow({ person }: { person: PersonSummary }) {
  const href = hrefOf('profile', { username: person.username });
  return (
    <ListRow
      title={person.name}
      text={`@${person.username}`}
      media={<Avatar name={person.name} src={person.details.avatar ?? undefined} />}
      href={href}
      onOpen={() => navigate(href)}
    />
  );
}
