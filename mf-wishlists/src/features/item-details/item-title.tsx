import { StarRating } from '@wishbow/ui/star-rating';
import { TextLink } from '@wishbow/ui/text-link';
import classes from './item-view.module.css';
import { shownItemOf } from './shown-item.ts';
import type { ItemOnView } from './use-item-on-view.ts';

type ItemTitleProps = { view: ItemOnView; level: 1 | 2; onReadReviews: () => void };

/** What it is, who makes it, and how others like it. */
export function ItemTitle({ view: { wish, item }, level, onReadReviews }: ItemTitleProps) {
  const { title, store } = shownItemOf(wish, item);
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading className={classes.title} dir="auto">
        {title}
      </Heading>
      <div className={classes.store}>
        {store}
        {item?.stars && (
          <StarRating value={item.stars}>
            <b>{item.stars}</b>
            <TextLink render={<button type="button" />} onClick={onReadReviews}>
              {reviewsText(item.num_reviews)}
            </TextLink>
          </StarRating>
        )}
      </div>
    </div>
  );
}

const reviewsText = (count: number | null): string =>
  count === null ? 'Reviews' : `${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}`;
