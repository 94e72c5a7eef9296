import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardAction } from './card-action.tsx';

test('a person reaches the comments by the full name of the button', async () => {
  const opened: string[] = [];
  render(<CardAction label="24 comments on Vase" icon={<svg />} text={24} onClick={() => opened.push('comments')} />);
  await userEvent.click(screen.getByRole('button', { name: '24 comments on Vase' }));
  expect(opened).toEqual(['comments']);
});
