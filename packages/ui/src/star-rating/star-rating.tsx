import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './star-rating.module.css';

export type StarRatingProps = {
  /** The average, 0 to 5. Full stars are drawn, the tenth is in the name. */
  value: number;
  /** Beside the stars: the number, or a link to the reviews. */
  children?: ReactNode;
};

/** Stars out of five, announced as "4.6 out of 5 stars". */
export const StarRating = ({ value, children }: StarRatingProps) => (
  <span className={classes.rating}>
    <span className={classes.stars} role="img" aria-label={`${value} out of 5 stars`}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} data-filled={place <= Math.round(value) || undefined} />
      ))}
    </span>
    {children}
  </span>
);
