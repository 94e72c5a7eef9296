import { hrefOf } from '@wishbow/contracts/routes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { formatDay, parseDateOnly } from '@wishbow/domain/date-only';
import { Link } from '@wishbow/platform';
import { WrappingPaper } from '@wishbow/ui/wrapping-paper';
import { CalendarDays } from 'lucide-react';
import classes from './activity-media.module.css';

/** A new list, with its day and how much is on it. */
export function ListMedia({ wishlist }: { wishlist: Wishlist }) {
  const { id, name, image, event_date, wish_count } = wishlist;
  const day = event_date ? parseDateOnly(event_date) : undefined;
  return (
    <div className={classes.beside}>
      <Link className={classes.thumbnail} to={hrefOf('wishlist', { wishlist: id })} aria-label={name}>
        {image ? <img src={image} alt="" loading="lazy" /> : <WrappingPaper pattern="bows" />}
      </Link>
      <div className={classes.words}>
        <p className={classes.title} dir="auto">
          {name}
        </p>
        <p className={classes.facts}>
          {day && (
            <span>
              <CalendarDays aria-hidden />
              {formatDay(day)}
            </span>
          )}
          <span>{wish_count === 1 ? '1 wish' : `${wish_count} wishes`}</span>
        </p>
      </div>
    </div>
  );
}
