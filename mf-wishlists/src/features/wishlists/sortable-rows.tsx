import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { orderAnnouncements, screenReaderInstructions } from './order-announcements.ts';
import { SortableRow } from './sortable-row.tsx';
import classes from './wishlist-rail.module.css';
import type { WishlistRowsProps } from './wishlist-rows.tsx';

/** So far a pointer moves, in CSS px, before it drags: less is a press. */
const DRAG_BEGINS_AFTER = 4;

type SortableRowsProps = WishlistRowsProps & { onMove: (from: number, to: number) => void };

/** One's own lists, each with a handle to drag it by, or to pick it up with the space bar and move it with the arrows. */
export function SortableRows({ wishlists, currentId, hrefOfList, onMove }: SortableRowsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_BEGINS_AFTER } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (wishlistId: unknown) => wishlists.findIndex(({ id }) => id === wishlistId);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: orderAnnouncements(wishlists), screenReaderInstructions }}
    >
      <SortableContext items={wishlists.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul className={classes.lists}>
          {wishlists.map((wishlist) => (
            <SortableRow
              key={wishlist.id}
              wishlist={wishlist}
              href={hrefOfList(wishlist.id)}
              isCurrent={wishlist.id === currentId}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
