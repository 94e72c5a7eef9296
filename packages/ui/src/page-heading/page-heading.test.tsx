import { render, screen } from '@testing-library/react';
import { PageHeading } from './page-heading.tsx';

test('a page says what it is in its one main heading', () => {
  render(<PageHeading title="Cart" text="4 gifts, grouped by the people they are for" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
});
