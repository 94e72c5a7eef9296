import { render, screen } from '@testing-library/react';
import { NotLoaded } from './not-loaded.tsx';

test('a number that could not be loaded is a dash, and words for those who listen', () => {
  render(
    <button type="button">
      <NotLoaded /> followers
    </button>,
  );
  expect(screen.getByRole('button', { name: 'could not be loaded: followers' })).toHaveTextContent('–');
});
