import type { Wishlist } from '@wishbow/contracts/wishlists';
import { navigate, openModal } from '@wishbow/platform';
import { IconButton } from '@wishbow/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@wishbow/ui/menu';
import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react';
import type { HrefOfList } from './href-of-list.ts';
import type { WishlistMoves } from './use-wishlist-order.ts';

type WishlistOwnerMenuProps = {
  wishlist: Pick<Wishlist, 'id' | 'name'>;
  /** Steps among the owner's lists: the way to order them without dragging. */
  moves: WishlistMoves | undefined;
  hrefOfList: HrefOfList;
};

/** The rarer things an owner does with a list. */
export function WishlistOwnerMenu({ wishlist, moves, hrefOfList }: WishlistOwnerMenuProps) {
  const askToDelete = async () => {
    const deleted = await openModal('wishlists.deleteWishlist', { wishlistId: wishlist.id });
    if (deleted) navigate(hrefOfList(), { replace: true });
  };
  return (
    <Menu trigger={<IconButton label={`More for ${wishlist.name}`} icon={<Ellipsis />} />}>
      {moves && (
        <>
          <MenuItem icon={<ArrowUp />} onSelect={() => moves.up?.()} isDisabled={!moves.up}>
            Move up
          </MenuItem>
          <MenuItem icon={<ArrowDown />} onSelect={() => moves.down?.()} isDisabled={!moves.down}>
            Move down
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => void askToDelete()}>
        Delete wishlist
      </MenuItem>
    </Menu>
  );
}
