import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Feed } from './segments.stories.tsx';

test('a person sees and hears which segment is chosen, and chooses another', async () => {
  render(<Feed />);
  expect(screen.getByRole('group', { name: 'Show' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Gifts', pressed: false }));
  expect(screen.getByRole('button', { name: 'Gifts', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Everything', pressed: false })).toBeVisible();
});
