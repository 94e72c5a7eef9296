import { screen, waitFor, within } from '@testing-library/react';
import type { PageRegistry } from '@wishbow/contracts/registry';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { renderPage } from '@wishbow/testing/render-page';
import { AppBar } from './app-bar.tsx';

/** Everything that the bar leads to is built. */
const registry: PageRegistry = {
  revision: 'r1',
  shellBuildId: 'shell1',
  parts: [
    { name: 'mf-wishlists', buildId: 'w1', entry: '/w1.js', pages: ['browse'] },
    { name: 'mf-social', buildId: 's1', entry: '/s1.js', pages: ['liveFeed'] },
    { name: 'mf-checkout', buildId: 'c1', entry: '/c1.js', pages: ['cart'] },
  ],
};
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the logo leads home, and the badge beside it asks to report what breaks', async () => {
  renderPage(<AppBar registry={registry} />, { at: '/users' });
  await screen.findByText('slot social.peopleSearch');
  expect(screen.getByRole('link', { name: 'Wishbow home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'beta' })).toHaveAccessibleDescription(
    'Wishbow is in beta. If something breaks, please report it.',
  );
});

test('a visitor finds both ways in, each leading back to where they are', async () => {
  renderPage(<AppBar registry={registry} />, { at: '/users?query=maya' });
  await screen.findByText('slot social.peopleSearch');
  const back = '%2Fusers%3Fquery%3Dmaya';
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login?redirect=${back}`);
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', `/register?redirect=${back}`);
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test('a signed-in person finds home, the live feed, the bell and what belongs to them', async () => {
  renderPage(<AppBar registry={registry} />, { as: aSignedInPerson() });
  expect(linksIn(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
    ['Home', '/'],
    ['Live Feed', '/live-feed'],
  ]);
  expect(await screen.findByText('slot social.notificationBell')).toBeInTheDocument();
  expect(screen.getByText('slot account.avatarMenu')).toBeInTheDocument();
});

test('the small-screen menu adds Search users to what the avatar holds', async () => {
  const person = renderPage(<AppBar registry={registry} />, { as: aSignedInPerson() });
  await person.click(screen.getByRole('button', { name: 'Search users' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('heading', { name: 'Search users' })).toBeVisible();
  await waitFor(() => expect(menu.getByText('slot social.peopleSearch')).toBeVisible());
  expect(menu.getByText('slot account.avatarMenu')).toBeVisible();
});
