import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar.tsx';
import { initialsOf, tintOf } from './initials.ts';

test.each([
  ['Maya Okafor', 'MO'],
  ['Bao', 'B'],
  ['  omar   el  haddad ', 'OH'],
  ['Åsa Öberg', 'ÅÖ'],
  ['', ''],
])('"%s" is shortened to "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a person without a picture shows initials', () => {
  render(<Avatar name="Maya Okafor" isNamed />);
  expect(screen.getByRole('img', { name: 'Maya Okafor' })).toHaveTextContent('MO');
});

test('a picture that cannot be had gives way to initials', () => {
  render(<Avatar name="Maya Okafor" src="/media/gone.webp" isNamed />);
  const avatar = screen.getByRole('img', { name: 'Maya Okafor' });
  expect(avatar).toHaveTextContent('');
  fireEvent.error(screen.getByRole('presentation', { hidden: true }));
  expect(avatar).toHaveTextContent('MO');
});

test('beside a written name the avatar stays silent', () => {
  render(<Avatar name="Maya Okafor" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a person keeps their tint', () => {
  expect(tintOf('Maya Okafor')).toBe('sky');
  expect(tintOf('Bao Tran')).toBe('tangerine');
});
