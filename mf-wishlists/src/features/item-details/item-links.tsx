import { openModal, useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { LinkButton } from '@wishbow/ui/link-button';
import { ExternalLink, Send } from 'lucide-react';
import classes from './item-links.module.css';
import type { ItemOnView } from './use-item-on-view.ts';

/** Where else a wish or product leads: to followers, and to the shop. A visitor recommends nothing (specification section 6). */
export function ItemLinks({ view: { wish, item, isOtherVariant } }: { view: ItemOnView }) {
  const { user } = useSession();
  const subject = wish && !isOtherVariant ? { wishId: wish.id } : item && { productId: item.product_id };
  if (!item && !(user && subject)) return null;
  return (
    <div className={classes.links}>
      {user && subject && (
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
          View at the shop
        </LinkButton>
      )}
    </div>
  );
}
