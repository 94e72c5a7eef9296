import type { PersonSummary } from '@wishbow/contracts/people';
import { hrefOf } from '@wishbow/contracts/routes';
import { navigate } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { ListRow } from '@wishbow/ui/list-row';
import type { ReactNode } from 'react';

type PersonRowProps = {
  person: PersonSummary;
  /** After the words. */
  trailing?: ReactNode;
};

/** A person, leading to their profile. */
export function PersonRow({ person, trailing }: PersonRowProps) {
  const href = hrefOf('profile', { username: person.username });
  return (
    <ListRow
      title={person.name}
      text={`@${person.username}`}
      media={<Avatar name={person.name} src={person.details.avatar ?? undefined} />}
      trailing={trailing}
      href={href}
      onOpen={() => navigate(href)}
    />
  );
}
