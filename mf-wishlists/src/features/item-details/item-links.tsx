import type { WishOnPage } from '@wishbow/contracts/wishes';
import { openModal, Slot, useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { LinkButton } from '@wishbow/ui/link-button';
import { ExternalLink, Flag, Send } from 'lucide-react';
import { LikeWish } from '../../shared/likes/like-wish.tsx';
import classes from './item-links.module.css';
import { LikeProduct } from './like-product.tsx';
import type { ItemOnView } from './use-item-on-view.ts';

/** What people make of a wish or product, and where else it leads: to followers, and to the shop. A visitor recommends nothing (specification section 6). */
export function ItemLinks({ view: { wish, item, isOtherVariant } }: { view: ItemOnView }) {
  const { user } = useSession();
  const asWished = isOtherVariant ? undefined : wish;
  const subject = asWished ? { wishId: asWished.id } : item && { productId: item.product_id };
  if (!subject) return null;
  return (
    <div className={classes.links}>
      {asWished && <LikeWish wish={asWished} />}
      {!asWished && item && <LikeProduct productId={item.product_id} title={item.title} />}
      {user && (
        <Button
          variant="quiet"
          size="small"
          icon={<Send />}
          onClick={() => void openModal('social.recommend', subject)}
        >
          Recommend
        </Button>
      )}
      {item && (
        <LinkButton
          variant="quiet"
          size="small"
          icon={<ExternalLink />}
          href={item.url}
          target="_blank"
          rel="sponsored nofollow noopener"
        >
          View at the store
        </LinkButton>
      )}
      {asWished && <ReportWish wish={asWished} />}
      <span className={classes.likers}>
        <Slot name="social.likers" props={subject} />
      </span>
    </div>
  );
}

function ReportWish({ wish: { id, title, user_id } }: { wish: Pick<WishOnPage, 'id' | 'title' | 'user_id'> }) {
  const { user } = useSession();
  if (!user || user.id === user_id) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Flag />}
      onClick={() => void openModal('social.report', { kind: 'wish', id, name: title })}
    >
      Report
    </Button>
  );
}
