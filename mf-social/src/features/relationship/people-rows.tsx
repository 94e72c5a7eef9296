import type { PersonSummary } from '@wishbow/contracts/people';
import { EmptyState } from '@wishbow/ui/empty-state';
import { PersonRow } from '../../shared/person-row.tsx';

type PeopleRowsProps = { people: readonly PersonSummary[]; emptyTitle: string };

/** People, each leading to their profile. */
export function PeopleRows({ people, emptyTitle }: PeopleRowsProps) {
  if (people.length === 0) return <EmptyState picture="eyes" title={emptyTitle} />;
  return people.map((person) => <PersonRow key={person.id} person={person} />);
}
