import type { PersonSummary } from '@wishbow/contracts/people';
import { hrefOf } from '@wishbow/contracts/routes';
import { navigate, useSession } from '@wishbow/platform';
import { Autocomplete } from '@wishbow/ui/autocomplete';
import { Avatar } from '@wishbow/ui/avatar';
import { Search } from 'lucide-react';
import type { Ref } from 'react';
import classes from './people-search.module.css';
import { recentPeople, rememberPick } from './recent-people.ts';
import { usePeopleSearch } from './use-people-search.ts';

type PeopleAutocompleteProps = {
  variant: 'pill' | 'box';
  inputRef: Ref<HTMLInputElement>;
  /** Whether somebody types in the plain field whose place this takes, or has pressed it. */
  isInitiallyOpen: boolean;
  typed: string;
  onType: (typed: string) => void;
};

/** The search with its suggestions; choosing one leads to that person's profile. */
export default function PeopleAutocomplete({
  variant,
  inputRef,
  isInitiallyOpen,
  typed,
  onType,
}: PeopleAutocompleteProps) {
  const { people, query, isWaiting } = usePeopleSearch(typed);
  const { user: viewer } = useSession();
  const isTyped = typed.trim() !== '';
  const open = (person: PersonSummary) => {
    rememberPick(viewer?.id, person);
    onType('');
    navigate(hrefOf('profile', { username: person.username }));
  };
  return (
    <Autocomplete
      label="Search People"
      isLabelHidden
      placeholder="Search People"
      hint={isTyped ? 'Search name or username' : 'Lately'}
      opensWhenEmpty
      variant={variant}
      icon={<Search />}
      inputRef={inputRef}
      isInitiallyOpen={isInitiallyOpen}
      query={typed}
      onQueryChange={onType}
      items={isTyped ? people : recentPeople(viewer?.id)}
      getKey={({ id }) => id}
      getText={({ name, username }) => `${name} @${username}`}
      renderItem={(person) => <FoundPerson person={person} />}
      onSelect={open}
      isLoading={isTyped && isWaiting}
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
