import { Slot } from '@wishbow/platform';
import { Skeleton } from '@wishbow/ui/skeleton';
import classes from './item-comments.module.css';
import type { ItemOnView } from './use-item-on-view.ts';

/** What people say of a wish, whichever variant of it is looked at, or of a product. */
export function ItemComments({ view: { wish, item } }: { view: ItemOnView }) {
  const thing = wish ? { wishId: wish.id, ownerId: wish.user_id } : item && { productId: item.product_id };
  if (!thing) return null;
  const key = 'wishId' in thing ? thing.wishId : thing.productId;
  return (
    <div className={classes.comments}>
      <Slot key={key} name="social.commentThread" props={thing} placeholder={<Skeleton shape="box" height="180px" />} />
    </div>
  );
}
