import { hrefOf } from '@wishbow/contracts/routes';
import { navigate, openModal } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Card } from '@wishbow/ui/card';
import { EmptyState } from '@wishbow/ui/empty-state';
import { IconButton } from '@wishbow/ui/icon-button';
import { Skeleton } from '@wishbow/ui/skeleton';
import { Plus } from 'lucide-react';
import { FailedPanel } from '../../shared/failed-panel.tsx';
import { useOwnWishlists } from '../../shared/wishlists/use-own-wishlists.ts';
import { WishlistRow } from '../../shared/wishlists/wishlist-row.tsx';
import classes from './home-card.module.css';

/** One's own lists, and the start of a new one. */
export function MyListsCard() {
  return (
    <Card label="My wishlists">
      <div className={classes.top}>
        <h2>My wishlists</h2>
        <IconButton label="Start a wishlist" icon={<Plus />} size="small" onClick={() => void startList()} />
      </div>
      <MyLists />
    </Card>
  );
}

function MyLists() {
  const query = useOwnWishlists();
  if (query.isPending) return <Skeleton shape="box" height="264px" />;
  if (query.isError) return <FailedPanel title="Your wishlists could not be loaded" query={query} />;
  if (query.data.length === 0) {
    const start = (
      <Button size="small" onClick={() => void startList()}>
        Start a wishlist
      </Button>
    );
    return <EmptyState picture="wrapped-gift" title="No wishlists yet" action={start} />;
  }
  return (
    <ul className={classes.rows}>
      {query.data.map((wishlist) => (
        <li key={wishlist.id}>
          <WishlistRow wishlist={wishlist} href={hrefOf('wishlist', { wishlist: wishlist.id })} />
        </li>
      ))}
    </ul>
  );
}

async function startList(): Promise<void> {
  const created = await openModal('wishlists.wishlistForm', {});
  if (created) navigate(hrefOf('wishlist', { wishlist: created.wishlistId }));
}
