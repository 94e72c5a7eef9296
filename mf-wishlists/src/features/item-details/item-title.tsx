import { StarRating } from '@wishbow/ui/star-rating';
import classes from './item-view.module.css';
import { shownItemOf } from './shown-item.ts';
import type { ItemOnView } from './use-item-on-view.ts';

/** What it is, who makes it, and how others like it. */
export function ItemTitle({ view: { wish, item }, level }: { view: ItemOnView; level: 1 | 2 }) {
  const { title, store } = shownItemOf(wish, item);
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading className={classes.title}>{title}</Heading>
      <div className={classes.store}>
        {store}
        {item?.stars && (
          <StarRating value={item.stars}>
            <b>{item.stars}</b>
            {item.num_reviews !== null && `${item.num_reviews.toLocaleString('en-US')} reviews`}
          </StarRating>
        )}
      </div>
    </div>
  );
}
