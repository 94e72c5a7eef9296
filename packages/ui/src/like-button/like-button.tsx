import { Heart } from 'lucide-react';
import { CardAction } from '../card-action/card-action.tsx';
import classes from './like-button.module.css';

export type LikeButtonProps = {
  /** How many like it, the viewer included. */
  count: number;
  /** Whether the viewer likes it. Always controlled: flip it at once, roll back when the server refuses. */
  isLiked: boolean;
  /** Called with the wished state. */
  onChange: (isLiked: boolean) => void;
  /** What is liked, read after the count: "182 likes, Over-ear headphones". */
  of?: string | undefined;
};

/** A heart with its count; petals burst when it is given. */
export function LikeButton({ count, isLiked, onChange, of }: LikeButtonProps) {
  const label = [`Like, ${count} ${count === 1 ? 'like' : 'likes'}`, of].filter(Boolean).join(', ');
  return (
    <span className={classes.heart} data-liked={isLiked || undefined}>
      <CardAction label={label} icon={<Heart />} text={count} isPressed={isLiked} onClick={() => onChange(!isLiked)} />
    </span>
  );
}
