import type { PersonSummary } from '@wishbow/contracts/people';
import type { UserId } from '@wishbow/contracts/wire-types';
import { Avatar } from '@wishbow/ui/avatar';
import { CheckboxField } from '@wishbow/ui/checkbox-field';
import { TextField } from '@wishbow/ui/text-field';
import { Search } from 'lucide-react';
import { useState } from 'react';
import classes from './recommend.module.css';

type FollowerChoicesProps = {
  followers: readonly PersonSummary[];
  chosen: readonly UserId[];
  onChoose: (chosen: readonly UserId[]) => void;
};

/** One's followers to tick, found by name or username. Who is ticked stays so while the search hides them. */
export function FollowerChoices({ followers, chosen, onChoose }: FollowerChoicesProps) {
  const [query, setQuery] = useState('');
  const found = followers.filter((person) => isCalled(person, query));
  const toggle = (id: UserId, isTicked: boolean) =>
    onChoose(isTicked ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className={classes.choices}>
      <legend>{chosen.length === 0 ? 'Followers' : `Followers, ${chosen.length} selected`}</legend>
      <TextField
        label="Search followers"
        isLabelHidden
        placeholder="Search name or username"
        type="search"
        icon={<Search />}
        value={query}
        onValueChange={setQuery}
      />
      <div className={classes.people}>
        {found.map((person) => (
          <CheckboxField
            key={person.id}
            label={<Follower person={person} />}
            checked={chosen.includes(person.id)}
            onCheckedChange={(isTicked) => toggle(person.id, isTicked)}
          />
        ))}
        {found.length === 0 && <p>No results found for "{query.trim()}"</p>}
      </div>
    </fieldset>
  );
}

const Follower = ({ person: { name, username, details } }: { person: PersonSummary }) => (
  <span className={classes.person}>
    <Avatar name={name} src={details.avatar ?? undefined} size="s" />
    <span>
      <b>{name}</b> <span className={classes.username}>@{username}</span>
    </span>
  </span>
);

function isCalled({ name, username }: PersonSummary, query: string): boolean {
  const wanted = query.trim().replace(/^@/, '').toLowerCase();
  return name.toLowerCase().includes(wanted) || username.toLowerCase().includes(wanted);
}
