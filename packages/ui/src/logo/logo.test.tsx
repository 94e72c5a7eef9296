import { render, screen } from '@testing-library/react';
import { Logo } from './logo.tsx';

test('the logo as a link is named by its word', () => {
  render(
    <a href="/">
      <Logo />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'wishbow' })).toBeVisible();
});
