import type { WishOnPage } from '@wishbow/contracts/wishes';
import { useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { LinkButton } from '@wishbow/ui/link-button';
import { BookmarkPlus, ExternalLink, Gift } from 'lucide-react';
import { isGiftable, isTaken } from '../../shared/wishes/wish-facts.ts';
import classes from './item-actions.module.css';

type ItemActionsProps = {
  wish: WishOnPage | undefined;
  /** Whether the shop can send it. */
  isAvailable: boolean;
  onGift: () => void;
  /** Undefined where it cannot be saved: own wishes and funds. */
  onSave: (() => void) | undefined;
};

/** What the viewer can do with a wish or a product. Nobody gifts themself, and nothing is gifted twice. */
export function ItemActions({ wish, isAvailable, onGift, onSave }: ItemActionsProps) {
  const { user } = useSession();
  const canGift = wish !== undefined && isAvailable && isGiftable(wish, user?.id);
  return (
    <div className={classes.actions}>
      {wish && isTaken(wish) && <p className={classes.words}>Somebody is gifting this</p>}
      {canGift && (
        <Button size="large" icon={<Gift />} onClick={onGift}>
          Gift this
        </Button>
      )}
      {wish?.external && wish.url && (
        <LinkButton size="large" icon={<ExternalLink />} href={wish.url} target="_blank" rel="nofollow noopener">
          View at {wish.store ?? 'the shop'}
        </LinkButton>
      )}
      {onSave && (
        <Button variant={canGift ? 'outline' : 'primary'} size="large" icon={<BookmarkPlus />} onClick={onSave}>
          <span className={classes.label}>Save to list</span>
        </Button>
      )}
    </div>
  );
}
