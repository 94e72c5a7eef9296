import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LikeButton } from './like-button.tsx';

function Like() {
  const [isLiked, setLiked] = useState(false);
  return <LikeButton count={isLiked ? 32 : 31} isLiked={isLiked} onChange={setLiked} of="Kiln" />;
}

test('a person gives a heart and takes it back', async () => {
  render(<Like />);
  await userEvent.click(screen.getByRole('button', { name: 'Like, 31 likes, Kiln', pressed: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Like, 32 likes, Kiln', pressed: true }));
  expect(screen.getByRole('button', { name: 'Like, 31 likes, Kiln', pressed: false })).toBeVisible();
});

test('one like is one like', () => {
  render(<LikeButton count={1} isLiked onChange={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
});
