import type { WishOnPage } from '@wishbow/contracts/wishes';
import { useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { LinkButton } from '@wishbow/ui/link-button';
import { BookmarkPlus, ExternalLink, Gift, ShoppingCart } from 'lucide-react';
import { isGiftable, isTaken } from '../../shared/wishes/wish-facts.ts';
import classes from './item-actions.module.css';
import { useItemActions } from './use-item-actions.ts';
import type { ItemOnView } from './use-item-on-view.ts';

type ItemActionsProps = {
  view: ItemOnView;
  /** Called before the gift begins, which stands in the place of what shows it. */
  onLeave: () => void;
};

/** What the viewer can do with a wish or a product. Nobody gifts themself, and nothing is gifted twice. */
export function ItemActions({ view, onLeave }: ItemActionsProps) {
  const { user } = useSession();
  const { gift, addToCart, isAdding, save } = useItemActions(view, onLeave);
  const wish = view.isOtherVariant ? undefined : view.wish;
  const canGift = wish !== undefined && !view.isUnavailable && isGiftable(wish, user?.id);
  const add = addToCart && (
    <Button variant="outline" size="large" icon={<ShoppingCart />} isLoading={isAdding} onClick={addToCart}>
      <span className={classes.label}>Add to cart</span>
    </Button>
  );
  return (
    <div className={classes.actions}>
      {wish && isTaken(wish) && <p className={classes.words}>Somebody is gifting this</p>}
      {canGift && <GiveButton wish={wish} onGift={gift} />}
      {wish && <StoreLink wish={wish} isMain={!canGift} />}
      {canGift && add}
      {save && (
        <Button variant={canGift ? 'outline' : 'primary'} size="large" icon={<BookmarkPlus />} onClick={save}>
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
