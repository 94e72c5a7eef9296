import { Search } from 'lucide-react';
import { useState } from 'react';
import { kitPictures } from '../../kit/kit-pictures.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Autocomplete } from './autocomplete.tsx';

export default { title: 'Autocomplete' };

const people = [
  { username: 'priya_raman', name: 'Priya Raman', picture: kitPictures.priya },
  { username: 'april_m', name: 'April Munro', picture: undefined },
];

export const People = () => {
  const [query, setQuery] = useState('');
  return (
    <Autocomplete
      label="Search People"
      isLabelHidden
      variant="pill"
      icon={<Search aria-hidden />}
      placeholder="Search People"
      hint="Search name or username"
      query={query}
      onQueryChange={setQuery}
      onSelect={(person) => setQuery(person.name)}
      items={people.filter((person) => person.name.toLowerCase().includes(query.toLowerCase()))}
      getKey={(person) => person.username}
      getText={(person) => person.name}
      emptyText={`No results found for “${query}”`}
      renderItem={(person) => (
        <>
          <Avatar name={person.name} src={person.picture} size="s" />
          <span>
            <b>{person.name}</b> <small>@{person.username}</small>
          </span>
        </>
      )}
    />
  );
};

export const Address = () => {
  const [query, setQuery] = useState('');
  return (
    <Autocomplete
      label="Address"
      query={query}
      onQueryChange={setQuery}
      onSelect={setQuery}
      isLoading={query.length === 1}
      items={query.length > 1 ? ['418 Alder Row, Portland, OR 97205', '418 Aldergrove Ct, Salem, OR 97301'] : []}
      getKey={(line) => line}
      getText={(line) => line}
      emptyText="No address found"
    />
  );
};
