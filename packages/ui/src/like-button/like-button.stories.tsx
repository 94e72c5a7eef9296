import { useState } from 'react';
import { LikeButton } from './like-button.tsx';

export default { title: 'Like button' };

export const Toggle = () => {
  const [isLiked, setLiked] = useState(false);
  return <LikeButton count={isLiked ? 32 : 31} isLiked={isLiked} onChange={setLiked} />;
};

export const Liked = () => <LikeButton count={182} isLiked onChange={() => undefined} />;
