import type { PersonSummary } from '@wishbow/contracts/people';
import { hrefOf } from '@wishbow/contracts/routes';
import { navigate } from '@wishbow/platform';
import { Autocomplete } from '@wishbow/ui/autocomplete';
import { Avatar } from '@wishbow/ui/avatar';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import classes from './people-search.module.css';
import { usePeopleSearch } from './use-people-search.ts';
import { useSlashKey } from './use-slash-key.ts';

/** Finds people by name or username; choosing one leads to their profile. `/` puts the cursor here. */
export default function PeopleSearch({ placement }: { placement: 'bar' | 'menu' }) {
  const [typed, setTyped] = useState('');
  const { people, query, isWaiting } = usePeopleSearch(typed);
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(() => placement === 'bar' && input.current?.focus());

  const open = ({ username }: PersonSummary) => {
    setTyped('');
    navigate(hrefOf('profile', { username }));
  };

  return (
    <Autocomplete
      label="Search People"
      isLabelHidden
      placeholder="Search People"
      hint="Search name or username"
      variant={placement === 'bar' ? 'pill' : 'box'}
      icon={<Search />}
      inputRef={input}
      query={typed}
      onQueryChange={setTyped}
      items={people}
      getKey={({ id }) => id}
      getText={({ name, username }) => `${name} @${username}`}
      renderItem={(person) => <FoundPerson person={person} />}
      onSelect={open}
      isLoading={typed.trim() !== '' && isWaiting}
      emptyText={query === '' ? 'Search name or username' : `No results found for "${query}"`}
    />
  );
}

function FoundPerson({ person: { name, username, details } }: { person: PersonSummary }) {
  return (
    <span className={classes.person}>
      <Avatar name={name} src={details.avatar ?? undefined} size="s" />
      <span className={classes.names}>
        <b>{name}</b> <span className={classes.username}>@{username}</span>
      </span>
    </span>
  );
}
