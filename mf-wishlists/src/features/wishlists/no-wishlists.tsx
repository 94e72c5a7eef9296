import { navigate, openModal } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { EmptyState } from '@wishbow/ui/empty-state';
import type { HrefOfList } from './href-of-list.ts';

type NoWishlistsProps = { isOwn: boolean; hrefOfList: HrefOfList };

/** Stands where somebody's lists would be. One's own first list starts here. */
export function NoWishlists({ isOwn, hrefOfList }: NoWishlistsProps) {
  const start = async () => {
    const created = await openModal('wishlists.wishlistForm', {});
    if (created) navigate(hrefOfList(created.wishlistId));
  };
  const action = isOwn && <Button onClick={() => void start()}>Start a wishlist</Button>;
  return (
    <EmptyState
      picture="wrapped-gift"
      title={isOwn ? 'No wishlists yet' : 'No wishes yet'}
      text={isOwn ? 'Make a list for a birthday, a move, or someday.' : 'There is no list here that you can see.'}
      action={action}
      headingLevel={2}
    />
  );
}
