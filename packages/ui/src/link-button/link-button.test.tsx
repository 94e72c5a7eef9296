import { render, screen } from '@testing-library/react';
import { LinkButton } from './link-button.tsx';

test('a link button is a link, with its address', () => {
  render(<LinkButton href="/sign-up">Sign up</LinkButton>);
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/sign-up');
});

test("a router's own link can be drawn instead", () => {
  render(<LinkButton render={<a href="/home" data-router="yes" />}>Home page</LinkButton>);
  const link = screen.getByRole('link', { name: 'Home page' });
  expect(link).toHaveAttribute('href', '/home');
  expect(link).toHaveAttribute('data-router', 'yes');
});
