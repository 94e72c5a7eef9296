import { render, screen, within } from '@testing-library/react';
import { TextLink } from '../text-link/text-link.tsx';
import { CardRow } from './card-row.tsx';

test('a row has a name, a way to all of it, and its cards as a list', () => {
  render(
    <CardRow title="Trending" action={<TextLink href="/trending">View All</TextLink>}>
      <p>Teapot</p>
      <p>Boots</p>
    </CardRow>,
  );
  const row = within(screen.getByRole('region', { name: 'Trending' }));
  expect(row.getByRole('heading', { level: 2, name: 'Trending' })).toBeVisible();
  expect(row.getByRole('link', { name: 'View All' })).toBeVisible();
  expect(row.getAllByRole('listitem')).toHaveLength(2);
});
