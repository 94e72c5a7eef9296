import { hrefOf } from '@wishbow/contracts/routes';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { openModal } from '@wishbow/platform';
import { Card } from '@wishbow/ui/card';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ObjectPicture } from '@wishbow/ui/object-picture';
import { Skeleton } from '@wishbow/ui/skeleton';
import type { MouseEvent } from 'react';
import { FailedPanel } from '../../shared/failed-panel.tsx';
import { skeletonKeys } from '../../shared/skeleton-keys.ts';
import classes from './home-card.module.css';
import { useFriendsWishes } from './use-friends-wishes.ts';

const SHOWN = 9;

/** What the people one follows have wished for lately. */
export function FriendsAdditions() {
  return (
    <Card label="Recently added by friends">
      <div className={classes.top}>
        <h2>Recently added by friends</h2>
      </div>
      <Additions />
    </Card>
  );
}

function Additions() {
  const query = useFriendsWishes();
  if (query.isPending) return <AdditionsSkeleton />;
  if (query.isError) return <FailedPanel title="Friends’ wishes could not be loaded" query={query} />;
  if (query.data.length === 0) return <EmptyState picture="balloon" title="No recently added wishes" />;
  return (
    <ul className={classes.thumbnails}>
      {query.data.slice(0, SHOWN).map((wish) => (
        <li key={wish.id}>
          <Addition wish={wish} />
        </li>
      ))}
    </ul>
  );
}

function Addition({ wish }: { wish: WishOnPage }) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void openModal('wishlists.itemDetails', { wishId: wish.id });
  };
  return (
    <a
      className={classes.thumbnail}
      href={`${hrefOf('item')}?${new URLSearchParams({ id: wish.id })}`}
      aria-label={`${wish.title}, wished for by ${wish.user.firstName}`}
      onClick={open}
    >
      {wish.image ? (
        <img src={wish.image} alt="" width={120} height={120} loading="lazy" />
      ) : (
        <ObjectPicture name="wrapped-gift" size={64} />
      )}
    </a>
  );
}

const AdditionsSkeleton = () => (
  <div className={classes.thumbnails} aria-busy>
    {skeletonKeys(SHOWN).map((key) => (
      <span key={key} className={classes.thumbnail}>
        <Skeleton shape="box" height="100%" />
      </span>
    ))}
  </div>
);
