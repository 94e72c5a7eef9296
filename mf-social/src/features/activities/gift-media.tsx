import type { WishOnPage } from '@wishbow/contracts/wishes';
import classes from './activity-media.module.css';
import { WishThumbnail } from './wish-thumbnail.tsx';

/** What was gifted is wrapped; what was said with it stays between the two. */
export const GiftMedia = ({ wish }: { wish: WishOnPage }) => (
  <div className={classes.beside}>
    <WishThumbnail wish={wish} size="large" isWrapped />
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
