import type { Wish } from '@wishbow/contracts/wishes';
import type { ViewerId } from '../owners/seen-owners.ts';
import type { FindReactions } from '../reactions/find-reactions.ts';
import type { ReactionsTo } from '../reactions/reactions-to.ts';
import type { HeldUnitsRepository } from '../units/held-units-repository.ts';
import type { StoredWish } from './wish-repository.ts';
import { toWish } from './wish-view.ts';

/**
 * Reads what showing these wishes to this viewer takes; the answer shows each of them. Whether the viewer may see a
 * wish at all is decided before.
 */
export type ShowWishes = (
  viewerId: ViewerId,
  wishes: readonly StoredWish[],
  /** What people made of them, where it is known by now. */
  known?: ReactionsTo,
) => Promise<(wish: StoredWish) => Wish>;

/**
 * Reservations are not even read for one's own wishes. Nor are they told to visitors: the owner may look in signed out,
 * and nobody gifts without an account.
 */
export const showWishes =
  (heldUnits: HeldUnitsRepository, findReactions: FindReactions): ShowWishes =>
  async (viewerId, wishes, known) => {
    const isOwn = (wish: StoredWish) => wish.ownerId === viewerId;
    const others = viewerId === undefined ? [] : wishes.filter((wish) => !isOwn(wish));
    const [reserved, reactionsTo] = await Promise.all([
      heldUnits.listReserved(others.map(({ id }) => id)),
      known ??
        findReactions(
          viewerId,
          wishes.map(({ id }) => id),
        ),
    ]);
    return (wish) =>
      isOwn(wish)
        ? toWish(wish, { isOwner: true }, reactionsTo(wish.id))
        : toWish(wish, { isOwner: false, reservedCount: reserved.get(wish.id) ?? 0 }, reactionsTo(wish.id));
  };
