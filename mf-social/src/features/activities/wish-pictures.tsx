import type { WishOnPage } from '@wishbow/contracts/wishes';
import { formatUsd, formatWholeUsd } from '@wishbow/domain/money';
import { GiftTag } from '@wishbow/ui/gift-tag';
import { WishLink } from './activity-links.tsx';
import classes from './activity-media.module.css';
import { fundStateOf } from './fund-state.ts';
import { MOST_PICTURES } from './group-activities.ts';
import { WishPicture, WishThumbnail } from './wish-thumbnail.tsx';

/** Up to three wishes, each with its price; a single one stands beside where it hangs. */
export function WishPictures({ wishes }: { wishes: readonly WishOnPage[] }) {
  const [only] = wishes;
  if (only && wishes.length === 1) {
    return (
      <div className={classes.beside}>
        <WishThumbnail wish={only} size="large" />
        <div className={classes.words}>
          <PriceLine wish={only} />
          <p>From {only.wishlist.name}</p>
        </div>
      </div>
    );
  }
  return (
    <ul className={classes.pictures}>
      {wishes.slice(0, MOST_PICTURES).map((wish) => (
        <li key={wish.id}>
          <WishLink wish={wish} label={wish.title} className={classes.picture}>
            <WishPicture wish={wish} />
            {!wish.fund && (
              <span className={classes.tag}>
                <GiftTag>{formatUsd(wish.price)}</GiftTag>
              </span>
            )}
          </WishLink>
        </li>
      ))}
    </ul>
  );
}

const PriceLine = ({ wish }: { wish: WishOnPage }) => (
  <p className={classes.price}>
    {wish.fund ? `${formatWholeUsd(fundStateOf(wish).raised)} of ${formatWholeUsd(wish.price)}` : formatUsd(wish.price)}
  </p>
);
