import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button.tsx';

test('an icon is pressed by the name it was given', async () => {
  const presses: string[] = [];
  render(<IconButton label="Close" icon={<svg />} onClick={() => presses.push('press')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(presses).toEqual(['press']);
});

test('a saved item announces itself as pressed', () => {
  render(<IconButton label="Save to a wishlist" icon={<svg />} isPressed />);
  expect(screen.getByRole('button', { name: 'Save to a wishlist', pressed: true })).toBeVisible();
});

test('a plain action is no toggle', () => {
  render(<IconButton label="Share" icon={<svg />} />);
  expect(screen.getByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-pressed');
});
