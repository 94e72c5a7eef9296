import { screen } from '@testing-library/react';
import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import UsersPage from './users-page.tsx';

const site = mockSite();

test('everybody of a name is shown page by page, and each leads to their profile', async () => {
  const robin = (n: number) => aPerson({ id: idOf('person', n), username: `robin_${n}`, name: `Robin ${n}` });
  site.answer(accountsContract, {
    searchUsers: ({ body }) => ({
      status: 200,
      body: body.cursor ? { users: [robin(2)] } : { users: [robin(1)], next_cursor: 'next' },
    }),
  });
  const person = renderPage(<UsersPage />, { at: '/users?query=robin' });
  expect(await screen.findByRole('link', { name: 'Robin 1' })).toHaveAttribute('href', '/robin_1');
  await person.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'Robin 2' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('a search that failed can be tried again, and one that finds nobody says so', async () => {
  site.answer(accountsContract, { searchUsers: 'unreachable' });
  const person = renderPage(<UsersPage />, { at: '/users?query=prixx' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  site.answer(accountsContract, { searchUsers: { status: 200, body: { users: [] } } });
  await person.click(again);
  expect(await screen.findByText('No results found for "prixx"')).toBeVisible();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', expect.stringMatching(/magnifying-glass\.webp$/));
});
