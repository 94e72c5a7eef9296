import type { Item } from '@wishbow/contracts/items';
import { StarRating } from '@wishbow/ui/star-rating';
import classes from './customer-reviews.module.css';

/** What the reviews are about, and what they come to. */
export function ReviewedItem({ item: { title, brand, image, stars, num_reviews } }: { item: Item }) {
  return (
    <>
      <div className={classes.item}>
        {image && <img className={classes.picture} src={image} alt="" width={76} height={76} />}
        <p>
          <b>{title}</b>
          <span className={classes.muted}>{brand}</span>
        </p>
      </div>
      {stars !== null && (
        <div className={classes.average}>
          <b className={classes.stars}>{stars}</b>
          <span className={classes.total}>
            <StarRating value={stars} />
            {num_reviews !== null && (
              <span className={classes.muted}>
                {num_reviews.toLocaleString('en-US')} {num_reviews === 1 ? 'review' : 'reviews'}
              </span>
            )}
          </span>
        </div>
      )}
    </>
  );
}
