import { render, screen, within } from '@testing-library/react';
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

test('a long grid comes in stretches that say where they begin', () => {
  render(
    <WishGrid label="Wishes">
      {Array.from({ length: 121 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these wishes are nothing but their number
        <p key={place}>Wish {place + 1}</p>
      ))}
    </WishGrid>,
  );
  expect(within(screen.getByRole('list', { name: 'Wishes' })).getAllByRole('listitem')).toHaveLength(120);
  expect(screen.getByRole('list', { name: 'Wishes, from 121' })).toHaveTextContent('Wish 121');
});
