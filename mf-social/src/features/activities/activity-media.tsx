import type { NonOrderActivity, OrderActivity } from '@wishbow/contracts/activities';
import { hrefOf } from '@wishbow/contracts/routes';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { formatDay, parseDateOnly } from '@wishbow/domain/date-only';
import { formatUsd, formatWholeUsd } from '@wishbow/domain/money';
import { Link } from '@wishbow/platform';
import { GiftRibbon } from '@wishbow/ui/gift-ribbon';
import { GiftTag } from '@wishbow/ui/gift-tag';
import { ObjectPicture } from '@wishbow/ui/object-picture';
import { RibbonProgress } from '@wishbow/ui/ribbon-progress';
import { WrappingPaper } from '@wishbow/ui/wrapping-paper';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { WishLink } from './activity-links.tsx';
import classes from './activity-media.module.css';
import { fundStateOf } from './fund-state.ts';
import type { ActivityGroup } from './group-activities.ts';

const MOST_PICTURES = 3;

/** What an entry is about, in one block under its sentence. */
export function ActivityMedia({ group: { newest, all } }: { group: ActivityGroup }): ReactNode {
  switch (newest.kind) {
    case 'wishlist_created':
      return <ListMedia wishlist={newest.wishlist} />;
    case 'wish_gifted':
      return <GiftMedia wish={newest.item} />;
    case 'fund_contributed':
      return <FundMedia wish={newest.item} />;
    case 'wish_commented':
      return (
        <div className={classes.beside}>
          <Thumbnail wish={newest.item} />
          <p className={classes.quote} dir="auto">
            “{newest.comment.comment}”
          </p>
        </div>
      );
    case 'wish_added':
    case 'wish_liked':
    case 'wish_recommended':
      return <WishPictures wishes={wishesOf(all)} />;
  }
}

const wishesOf = (all: readonly (NonOrderActivity | OrderActivity)[]): WishOnPage[] =>
  all.flatMap((activity) => ('item' in activity ? activity.item : []));

/** Up to three wishes, each with its price; a single one stands beside where it hangs. */
function WishPictures({ wishes }: { wishes: readonly WishOnPage[] }) {
  const [only] = wishes;
  if (only && wishes.length === 1) {
    return (
      <div className={classes.beside}>
        <Thumbnail wish={only} size="large" />
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

/** What was gifted is wrapped; what was said with it stays between the two. */
const GiftMedia = ({ wish }: { wish: WishOnPage }) => (
  <div className={classes.beside}>
    <Thumbnail wish={wish} size="large" isWrapped />
    <div className={classes.words}>
      <p className={classes.title} dir="auto">
        {wish.title}
      </p>
      <p>
        From {wish.user.firstName}’s {wish.wishlist.name}
      </p>
    </div>
  </div>
);

function FundMedia({ wish }: { wish: WishOnPage }) {
  const { raised, percent } = fundStateOf(wish);
  return (
    <div className={classes.beside}>
      <Thumbnail wish={wish} size="large" />
      <div className={classes.fund}>
        <p className={classes.amounts}>
          <b>
            {formatWholeUsd(raised)} of {formatWholeUsd(wish.price)}
          </b>
          <span>{percent}%</span>
        </p>
        <RibbonProgress label={wish.title} percent={percent} />
      </div>
    </div>
  );
}

function ListMedia({ wishlist }: { wishlist: Wishlist }) {
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

type ThumbnailProps = { wish: WishOnPage; size?: 'medium' | 'large'; isWrapped?: boolean };

const Thumbnail = ({ wish, size = 'medium', isWrapped = false }: ThumbnailProps) => (
  <span className={classes.thumbnail} data-size={size} data-wrapped={isWrapped || undefined}>
    <WishLink wish={wish} label={wish.title} className={undefined}>
      <WishPicture wish={wish} />
      {isWrapped && <GiftRibbon size="small" />}
    </WishLink>
  </span>
);

/** The picture alone; `activity-media.module.css` fills its place with it. */
const WishPicture = ({ wish }: { wish: WishOnPage }) =>
  wish.image ? <img src={wish.image} alt="" loading="lazy" /> : <ObjectPicture name="wrapped-gift" size={64} />;
