import type { PersonSummary } from '@wishbow/contracts/people';
import { Avatar } from '@wishbow/ui/avatar';
import classes from './person-line.module.css';

/** A person in a cell of a table: small picture and name. */
export const PersonLine = ({ person }: { person: PersonSummary | null }) =>
  person ? (
    <span className={classes.person}>
      <Avatar name={person.name} src={person.details.avatar ?? undefined} size="xs" />
      <span dir="auto">{person.name}</span>
    </span>
  ) : (
    <span className={classes.nobody}>Unknown</span>
  );
