import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './visually-hidden.tsx';

test('hidden text completes a name for those who listen', () => {
  render(
    <a href="/cart">
      Cart <VisuallyHidden>with 4 gifts</VisuallyHidden>
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Cart with 4 gifts' })).toBeVisible();
});
