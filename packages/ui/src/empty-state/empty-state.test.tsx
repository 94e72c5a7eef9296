import { render, screen } from '@testing-library/react';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

test('an empty list says so as a heading and offers one way on', () => {
  render(
    <EmptyState
      picture="balloon"
      title="No wishes yet"
      text="Start small."
      action={<Button size="small">Add Wishes</Button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No wishes yet' })).toBeVisible();
  expect(screen.getByText('Start small.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Wishes' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
