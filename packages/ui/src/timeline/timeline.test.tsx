import { render, screen } from '@testing-library/react';
import { Timeline } from './timeline.tsx';

test('a person hears which station the order has reached', () => {
  render(
    <Timeline
      label="Status of the order"
      stations={[
        { label: 'Placed', detail: 'Aug 23', state: 'done' },
        { label: 'Processing', state: 'now' },
        { label: 'Delivered', state: 'next' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Status of the order' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((station) => station.textContent)).toEqual([
    'Placed, doneAug 23',
    'Processing, now',
    'Delivered',
  ]);
});
