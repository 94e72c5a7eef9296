import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextLink } from './text-link.tsx';

test('a text link leads to its address', () => {
  render(<TextLink href="/feed">View All</TextLink>);
  expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/feed');
});

test('an action among text is a button that looks like a link', async () => {
  const presses: string[] = [];
  render(
    <TextLink render={<button type="button" />} onClick={() => presses.push('press')}>
      Read more
    </TextLink>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
  expect(presses).toEqual(['press']);
});
