import { render, screen } from '@testing-library/react';
import { WishGrid } from './wish-grid.tsx';

test('the number of wishes is announced as a list', () => {
  render(
    <WishGrid label="Wishes">
      <p>Kiln</p>
      <p>Vase</p>
    </WishGrid>,
  );
  expect(screen.getByRole('list', { name: 'Wishes' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
