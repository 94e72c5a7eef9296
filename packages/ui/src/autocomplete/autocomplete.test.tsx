import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Autocomplete } from './autocomplete.tsx';

const people = [
  { id: '1', name: 'Priya Raman' },
  { id: '2', name: 'April Munro' },
];

function PeopleSearch({ isLoading = false }: { isLoading?: boolean }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState('');
  const found = people.filter((person) => person.name.toLowerCase().includes(query));
  return (
    <>
      <Autocomplete
        label="Search People"
        isLabelHidden
        query={query}
        onQueryChange={setQuery}
        items={isLoading ? [] : found}
        isLoading={isLoading}
        getKey={(person) => person.id}
        getText={(person) => person.name}
        onSelect={(person) => setChosen(person.name)}
        emptyText={`No results found for "${query}"`}
        hint="Search name or username"
      />
      <p>Chosen: {chosen}</p>
    </>
  );
}

const search = () => screen.getByRole('combobox', { name: 'Search People' });

test('a person types a few letters and picks someone', async () => {
  render(<PeopleSearch />);
  await userEvent.type(search(), 'pri');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await userEvent.click(screen.getByRole('option', { name: 'April Munro' }));
  expect(screen.getByText('Chosen: April Munro')).toBeVisible();
});

test('the keyboard alone is enough', async () => {
  render(<PeopleSearch />);
  await userEvent.type(search(), 'priya');
  await screen.findByRole('option', { name: 'Priya Raman' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('Chosen: Priya Raman')).toBeVisible();
});

test('finding nobody is said', async () => {
  render(<PeopleSearch />);
  await userEvent.type(search(), 'xx');
  expect(await screen.findByText('No results found for "xx"')).toBeVisible();
});

test('a search on its way is announced', async () => {
  render(<PeopleSearch isLoading />);
  await userEvent.type(search(), 'p');
  expect(await screen.findByRole('status')).toHaveTextContent('Searching');
});

function StreetField() {
  const [street, setStreet] = useState('');
  const items = street === '3 Crossing' ? ['3 Crossing Ways'] : [];
  return (
    <Autocomplete
      label="Street address"
      query={street}
      onQueryChange={setStreet}
      items={items}
      getKey={(item) => item}
      getText={(item) => item}
      onSelect={setStreet}
    />
  );
}

test('in a form no list opens while there is nothing to choose', async () => {
  render(<StreetField />);
  const field = screen.getByRole('combobox', { name: 'Street address' });
  await userEvent.type(field, '3 Cross');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field, 'ing');
  await userEvent.click(await screen.findByRole('option', { name: '3 Crossing Ways' }));
  expect(field).toHaveValue('3 Crossing Ways');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});
