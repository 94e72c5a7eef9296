import { render, screen } from '@testing-library/react';
import { Badge } from './badge.tsx';

test('the state is written, not only coloured', () => {
  render(<Badge tone="danger">Failed</Badge>);
  expect(screen.getByText('Failed')).toBeVisible();
});
