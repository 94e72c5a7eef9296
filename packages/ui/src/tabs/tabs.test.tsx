import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

function Wishlist() {
  const [tab, setTab] = useState<'wishes' | 'gifted'>('wishes');
  return (
    <Tabs
      label="Wishes of this list"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'wishes', label: 'Wishes', count: 9, content: 'Nine wishes' },
        { value: 'gifted', label: 'Gifted', count: 3, content: 'Three gifts' },
      ]}
    />
  );
}

test('a person reads one panel at a time', async () => {
  render(<Wishlist />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Nine wishes');
  await userEvent.click(screen.getByRole('tab', { name: 'Gifted 3' }));
  expect(screen.getByRole('tab', { name: 'Gifted 3', selected: true })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Gifted 3' })).toHaveTextContent('Three gifts');
});

test('arrow keys reach the next tab', async () => {
  render(<Wishlist />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Three gifts');
});

test('somebody who arrives at a tab beyond the edge of a phone sees it', () => {
  const place = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(600);
  render(
    <Tabs
      label="Account"
      value="data"
      tabs={[
        { value: 'profile', label: 'Profile', content: 'Maya' },
        { value: 'data', label: 'Your data', content: 'Export' },
      ]}
    />,
  );
  expect(screen.getByRole('tablist').scrollLeft).toBe(600);
  place.mockRestore();
});
