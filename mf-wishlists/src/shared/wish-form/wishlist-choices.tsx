import { openModal, useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { CheckboxField } from '@wishbow/ui/checkbox-field';
import { EmptyState } from '@wishbow/ui/empty-state';
import { Skeleton } from '@wishbow/ui/skeleton';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { FailedPanel } from '../failed-panel.tsx';
import { useOwnWishlists } from '../wishlists/use-own-wishlists.ts';
import classes from './wish-form.module.css';

type WishlistChoicesProps = {
  ticked: readonly string[];
  onTick: (ticked: readonly string[]) => void;
  /** Called with a list that was made on the way, after it was ticked. Default: nothing more. */
  onCreated?: ((ticked: readonly string[]) => void) | undefined;
  /** Said in a toast as well, so it is not announced here. */
  error: string | undefined;
};

/** One's own lists to tick for a wish, and a way to start another one on the spot. */
export function WishlistChoices({ ticked, onTick, onCreated, error }: WishlistChoicesProps) {
  const errorId = useId();
  const refused = useFieldErrors();
  const start = async () => {
    const created = await openModal('wishlists.wishlistForm', {});
    if (!created) return;
    const withCreated = [...ticked, created.wishlistId];
    onTick(withCreated);
    onCreated?.(withCreated);
  };
  return (
    <fieldset className={classes.choices} aria-describedby={errorId}>
      <legend>Your wishlists</legend>
      <OwnWishlists ticked={ticked} onTick={onTick} />
      <p id={errorId} className={classes.error}>
        {error ?? refused.selectedWishListIds}
      </p>
      <Button variant="quiet" size="small" icon={<Plus />} onClick={() => void start()}>
        New wishlist
      </Button>
    </fieldset>
  );
}

function OwnWishlists({ ticked, onTick }: Pick<WishlistChoicesProps, 'ticked' | 'onTick'>) {
  const query = useOwnWishlists();
  const untickForeign = useEffectEvent(() => {
    const own = ticked.filter((id) => query.data?.some((list) => list.id === id));
    if (own.length < ticked.length) onTick(own);
  });
  // An address may name anybody's list, and what cannot be seen here cannot be unticked.
  const isKnown = query.isSuccess && !query.isFetching;
  useEffect(() => {
    if (isKnown) untickForeign();
  }, [isKnown]);
  if (query.isPending) return <Skeleton shape="box" height="140px" />;
  if (query.isError) return <FailedPanel title="Your wishlists could not be loaded" query={query} />;
  if (query.data.length === 0) {
    return (
      <EmptyState picture="wrapped-gift" title="No wishlists yet" text="Start one and the item goes right on it." />
    );
  }
  return query.data.map(({ id, name, private: isPrivate }) => (
    <CheckboxField
      key={id}
      label={name}
      hint={isPrivate ? 'Followers only' : undefined}
      checked={ticked.includes(id)}
      onCheckedChange={(isTicked) => onTick(isTicked ? [...ticked, id] : ticked.filter((other) => other !== id))}
    />
  ));
}
