import { render, screen } from '@testing-library/react';
import { OnAThumbnail } from './gift-ribbon.stories.tsx';

test('the ribbon says nothing to those who listen: the words beside it do', () => {
  render(<OnAThumbnail />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
