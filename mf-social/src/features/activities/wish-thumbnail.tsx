import type { WishOnPage } from '@wishbow/contracts/wishes';
import { GiftRibbon } from '@wishbow/ui/gift-ribbon';
import { ObjectPicture } from '@wishbow/ui/object-picture';
import { WishLink } from './activity-links.tsx';
import classes from './activity-media.module.css';

type ThumbnailProps = { wish: WishOnPage; size?: 'medium' | 'large'; isWrapped?: boolean };

/** A wish as a small picture that leads to it. */
export const WishThumbnail = ({ wish, size = 'medium', isWrapped = false }: ThumbnailProps) => (
  <span className={classes.thumbnail} data-size={size} data-wrapped={isWrapped || undefined}>
    <WishLink wish={wish} label={wish.title} className={undefined}>
      <WishPicture wish={wish} />
      {isWrapped && <GiftRibbon size="small" />}
    </WishLink>
  </span>
);

/** The picture alone; `activity-media.module.css` fills its place with it. */
export const WishPicture = ({ wish }: { wish: WishOnPage }) =>
  wish.image ? <img src={wish.image} alt="" loading="lazy" /> : <ObjectPicture name="wrapped-gift" size={64} />;
