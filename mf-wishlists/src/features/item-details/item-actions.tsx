import type { WishOnPage } from '@wishbow/contracts/wishes';
import { useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { LinkButton } from '@wishbow/ui/link-button';
import { BookmarkPlus, ExternalLink, Gift, ShoppingCart } from 'lucide-react';
import { isGiftable, isTaken } from '../../shared/wishes/wish-facts.ts';
import classes from './item-actions.module.css';

type ItemActionsProps = {
  wish: WishOnPage | undefined;
  /** Whether the shop can send it. */
  isAvailable: boolean;
  onGift: () => void;
  /** Undefined where it cannot be bought here, or not by the viewer. */
  onAddToCart: (() => void) | undefined;
  /** Whether it is on its way into the cart. */
  isAdding: boolean;
  /** Undefined where it cannot be saved: own wishes and funds. */
  onSave: (() => void) | undefined;
};

/** What the viewer can do with a wish or a product. Nobody gifts themself, and nothing is gifted twice. */
export function ItemActions({ wish, isAvailable, onGift, onAddToCart, isAdding, onSave }: ItemActionsProps) {
  const { user } = useSession();
  const canGift = wish !== undefined && isAvailable && isGiftable(wish, user?.id);
  const add = onAddToCart && (
    <Button variant="outline" size="large" icon={<ShoppingCart />} isLoading={isAdding} onClick={onAddToCart}>
      <span className={classes.label}>Add to cart</span>
    </Button>
  );
  return (
    <div className={classes.actions}>
      {wish && isTaken(wish) && <p className={classes.words}>Somebody is gifting this</p>}
      {canGift && <GiveButton wish={wish} onGift={onGift} />}
      {wish && <StoreLink wish={wish} isMain={!canGift} />}
      {canGift && add}
      {onSave && (
        <Button variant={canGift ? 'outline' : 'primary'} size="large" icon={<BookmarkPlus />} onClick={onSave}>
          <span className={classes.label}>Save to list</span>
        </Button>
      )}
      {!canGift && add}
    </div>
  );
}

const GiveButton = ({ wish, onGift }: { wish: WishOnPage; onGift: () => void }) => (
  <Button size="large" icon={<Gift />} onClick={onGift}>
    {wish.fund ? 'Contribute' : 'Gift this'}
  </Button>
);

/** A link is bought at its store, whoever is looking. */
const StoreLink = ({ wish: { external, url, store }, isMain }: { wish: WishOnPage; isMain: boolean }) =>
  external &&
  url && (
    <LinkButton
      variant={isMain ? 'primary' : 'outline'}
      size="large"
      icon={<ExternalLink />}
      href={url}
      target="_blank"
      rel="nofollow noopener"
    >
      <span className={classes.store}>View at {store ?? 'the store'}</span>
    </LinkButton>
  );
