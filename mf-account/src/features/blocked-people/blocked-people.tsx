import type { PersonSummary } from '@wishbow/contracts/people';
import { Avatar } from '@wishbow/ui/avatar';
import { Button } from '@wishbow/ui/button';
import { ListRow } from '@wishbow/ui/list-row';
import { Skeleton } from '@wishbow/ui/skeleton';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import classes from './blocked-people.module.css';
import { useBlockedPeople } from './use-blocked-people.ts';
import { useUnblock } from './use-unblock.ts';

/** Whom the person wants to have nothing to do with, and the way back. */
export function BlockedPeople() {
  const blocked = useBlockedPeople();
  return (
    <section className={classes.people} aria-labelledby="blocked-people" aria-busy={blocked.isPending}>
      <h2 id="blocked-people">Blocked people</h2>
      {blocked.isPending && <Skeleton shape="box" height="64px" />}
      {blocked.isLoadingError && <LoadingFailed query={blocked} />}
      {blocked.data?.length === 0 && (
        <p className={classes.none}>Nobody. You can block somebody from the menu on their profile.</p>
      )}
      {blocked.data && blocked.data.length > 0 && (
        <ul className={classes.list}>
          {blocked.data.map(({ user }) => (
            <li key={user.id}>
              <BlockedPerson person={user} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function BlockedPerson({ person }: { person: PersonSummary }) {
  const unblock = useUnblock();
  const { name, username, details } = person;
  return (
    <ListRow
      title={name}
      text={`@${username}`}
      media={<Avatar name={name} src={details.avatar ?? undefined} />}
      trailing={
        <Button
          variant="outline"
          size="small"
          aria-label={`Unblock ${name}`}
          isLoading={unblock.isPending}
          onClick={() => unblock.mutate(person)}
        >
          Unblock
        </Button>
      }
    />
  );
}
