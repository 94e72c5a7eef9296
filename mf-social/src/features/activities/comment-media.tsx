import type { WishOnPage } from '@wishbow/contracts/wishes';
import classes from './activity-media.module.css';
import { WishThumbnail } from './wish-thumbnail.tsx';

/** What was said, beside what it was said of. */
export const CommentMedia = ({ wish, words }: { wish: WishOnPage; words: string }) => (
  <div className={classes.beside}>
    <WishThumbnail wish={wish} />
    <p className={classes.quote} dir="auto">
      “{words}”
    </p>
  </div>
);
