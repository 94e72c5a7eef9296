import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner.tsx';

test('waiting is announced', () => {
  render(<Spinner label="Loading the profile" />);
  expect(screen.getByRole('status', { name: 'Loading the profile' })).toBeVisible();
});
