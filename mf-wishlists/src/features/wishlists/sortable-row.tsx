import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { SeenWishlist } from '@wishbow/contracts/wishlists';
import { GripVertical } from 'lucide-react';
import { isShown } from '../../shared/wishlists/seen-wishlist.ts';
import { WishlistRow } from '../../shared/wishlists/wishlist-row.tsx';
import classes from './sortable-row.module.css';

type SortableRowProps = { wishlist: SeenWishlist; href: string; isCurrent: boolean };

/** A list that can be taken by its handle. */
export function SortableRow({ wishlist, href, isCurrent }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: wishlist.id,
  });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={classes.handle}
      {...attributes}
      {...listeners}
      aria-label={`Move ${isShown(wishlist) ? wishlist.name : 'this wishlist'}`}
    >
      <GripVertical aria-hidden />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <WishlistRow wishlist={wishlist} href={href} isCurrent={isCurrent} handle={handle} />
    </li>
  );
}
