import { render, screen } from '@testing-library/react';
import { RibbonProgress } from './ribbon-progress.tsx';

test('progress is announced with its name', () => {
  render(<RibbonProgress label="Kiln for the studio" percent={45.8} />);
  expect(screen.getByRole('progressbar', { name: 'Kiln for the studio' })).toHaveAttribute('aria-valuenow', '45');
});
