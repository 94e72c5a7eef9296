import { render, screen } from '@testing-library/react';
import { paperPatterns, WrappingPaper } from './wrapping-paper.tsx';

test('there are six papers to choose from', () => {
  expect(paperPatterns).toEqual(['bows', 'dots', 'stripe', 'scallop', 'check', 'confetti']);
});

test('what lies on the paper can be reached', () => {
  render(
    <WrappingPaper pattern="bows">
      <button type="button">Change paper</button>
    </WrappingPaper>,
  );
  expect(screen.getByRole('button', { name: 'Change paper' })).toBeVisible();
});
