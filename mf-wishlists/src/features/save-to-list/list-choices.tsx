import { CheckboxField } from '@wishbow/ui/checkbox-field';
import { EmptyState } from '@wishbow/ui/empty-state';
import { Skeleton } from '@wishbow/ui/skeleton';
import { useId } from 'react';
import { FailedPanel } from '../../shared/failed-panel.tsx';
import { useOwnWishlists } from '../../shared/wishlists/use-own-wishlists.ts';
import classes from './save-to-list-modal.module.css';

type ListChoicesProps = {
  ticked: readonly string[];
  onTick: (wishlistId: string, isTicked: boolean) => void;
  error: string | undefined;
};

/** One's own lists to tick. */
export function ListChoices({ ticked, onTick, error }: ListChoicesProps) {
  const query = useOwnWishlists();
  const errorId = useId();
  if (query.isPending) return <Skeleton shape="box" height="140px" />;
  if (query.isError) return <FailedPanel title="Your wishlists could not be loaded" query={query} />;
  if (query.data.length === 0) {
    return (
      <EmptyState picture="wrapped-gift" title="No wishlists yet" text="Start one and the item goes right on it." />
    );
  }
  return (
    <fieldset className={classes.choices} aria-describedby={errorId}>
      <legend>Your wishlists</legend>
      {query.data.map(({ id, name, private: isPrivate }) => (
        <CheckboxField
          key={id}
          label={name}
          hint={isPrivate ? 'Followers only' : undefined}
          checked={ticked.includes(id)}
          onCheckedChange={(isTicked) => onTick(id, isTicked)}
        />
      ))}
      <p id={errorId} className={classes.error} role="alert">
        {error}
      </p>
    </fieldset>
  );
}
