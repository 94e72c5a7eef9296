import { screen, within } from '@testing-library/react';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { renderPage } from '@wishbow/testing/render-page';
import { Footer } from './footer.tsx';

const standsIn = (environment: string) => {
  document.head.innerHTML = `<script type="application/json" id="wishbow-environment">"${environment}"</script>`;
};
const owners = { name: 'Show which part owns what' };

test('people who use the site are not offered the switch of its developers', () => {
  standsIn('production');
  renderPage(<Footer />);
  expect(screen.getByRole('button', { name: /theme/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', owners)).not.toBeInTheDocument();
});

const links = () =>
  within(screen.getByRole('navigation', { name: 'Footer' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const words = [
  ['How fees work', '/help#fees'],
  ['Help', '/help'],
  ['Terms', '/terms'],
  ['Privacy', '/terms#privacy'],
];

test('the footer leads on to wishes, people and what there is to know', () => {
  standsIn('production');
  renderPage(<Footer />);
  expect(links()).toEqual([['Wishes', '/add-wishes'], ['People', '/users'], ...words]);
});

test('the footer leads whoever is signed in to their lists and orders', () => {
  standsIn('production');
  renderPage(<Footer />, { as: aSignedInPerson() });
  expect(links()).toEqual([
    ['Wishes', '/add-wishes'],
    ['People', '/users'],
    ['My lists', '/wishlists'],
    ['Orders', '/orders'],
    ...words,
  ]);
});

test('developers can see which part owns what', () => {
  standsIn('local');
  renderPage(<Footer />);
  expect(screen.getByRole('button', owners)).toBeInTheDocument();
});

test('whoever has opened a link with the flag sees it from the start, also where people are served, until they press the switch', async () => {
  standsIn('production');
  const override = { builds: {}, flags: ['ownership-outline'], mock: [], expires_at: '2999-01-01T00:00:00.000Z' };
  document.head.innerHTML += `<script type="application/json" id="wishbow-override">${JSON.stringify(override)}</script>`;
  const person = renderPage(<Footer />);
  expect(document.documentElement).toHaveAttribute('data-ownership');
  await person.click(screen.getByRole('button', owners));
  expect(document.documentElement).not.toHaveAttribute('data-ownership');
});
