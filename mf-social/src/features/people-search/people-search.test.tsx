import { screen, waitFor } from '@testing-library/react';
import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import { createRoot } from 'react-dom/client';
import PeopleSearch from './people-search.tsx';
import { rememberPick } from './recent-people.ts';

const site = mockSite();
const found = (...users: ReturnType<typeof aPerson>[]) =>
  site.answer(accountsContract, { searchUsers: { status: 200, body: { users } } });
const field = () => screen.getByRole('combobox', { name: 'Search People' });

test('a person begins to type at once, finds somebody and goes to their profile', async () => {
  found(aPerson({ username: 'priya_r', name: 'Priya Raman' }));
  const person = renderPage(<PeopleSearch placement="bar" />, { as: aSignedInPerson() });
  await person.type(field(), 'pri');
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue('pri');
  await person.click(await screen.findByRole('option', { name: /Priya Raman/ }));
  expect(window.location.pathname).toBe('/priya_r');

  await person.click(field());
  expect(await screen.findByText('Lately')).toBeInTheDocument();
  await person.keyboard('{ArrowDown}{Enter}');
  expect(window.location.pathname).toBe('/priya_r');
});

test('nobody by that name is told with the name', async () => {
  found();
  const person = renderPage(<PeopleSearch placement="menu" />);
  await person.type(field(), 'prixx');
  expect(await screen.findByText('No results found for "prixx"')).toBeInTheDocument();
});

test('a slash puts the cursor into the search of the bar', async () => {
  const person = renderPage(<PeopleSearch placement="bar" />);
  await person.keyboard('/');
  await waitFor(() => expect(field()).toHaveFocus());
  await person.type(field(), 'x');
  expect(field()).toHaveValue('x');
  found();
  expect(await screen.findByText('No results found for "x"')).toBeInTheDocument();
});

test('whoever began to type before the search was there goes on where they were', async () => {
  found(aPerson({ username: 'priya_r', name: 'Priya Raman' }));
  const person = renderPage(<PeopleSearch placement="bar" begun={{ typed: 'pri', hasFocus: true }} />);
  await waitFor(() => expect(field()).toHaveFocus());
  await person.keyboard('ya');
  await waitFor(() => expect(field()).toHaveValue('priya'));
  expect(await screen.findByRole('option', { name: /Priya Raman/ })).toBeInTheDocument();
});

test('whoever has put the cursor between two letters goes on there', async () => {
  const begun = { typed: 'pra', hasFocus: true, caret: 2 };
  found(aPerson({ username: 'priya_r', name: 'Priya Raman' }));
  const person = renderPage(<PeopleSearch placement="bar" begun={begun} />);
  await person.keyboard('iy');
  await waitFor(() => expect(field()).toHaveValue('priya'));
  expect(await screen.findByRole('option', { name: /Priya Raman/ })).toBeInTheDocument();
});

test('the first press on the search already shows whom one has looked up lately', async () => {
  rememberPick(undefined, aPerson({ username: 'priya_r', name: 'Priya Raman' }));
  const person = renderPage(<PeopleSearch placement="bar" />);
  await person.click(field());
  expect(await screen.findByText('Lately')).toBeInTheDocument();
});

test('no key is lost at the moment the search takes the place of the field in which somebody types', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const cursor = new Promise<Element | null>((tell) => {
    new MutationObserver(() => tell(document.activeElement)).observe(place, { childList: true });
  });
  const root = createRoot(place);
  // As a page draws: within `act` nobody can look before what comes after painting is done, too.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  root.render(<PeopleSearch placement="bar" begun={{ typed: 'ana', hasFocus: true }} />);
  expect(await cursor).toBe(field());
  root.unmount();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});
