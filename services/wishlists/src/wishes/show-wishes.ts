import type { Wish } from '@wishbow/contracts/wishes';
import type { ViewerId } from '../owners/seen-owners.ts';
import type { HeldUnitsRepository } from '../units/held-units-repository.ts';
import type { StoredWish } from './wish-repository.ts';
import { toWish } from './wish-view.ts';

/** Wishes as this viewer may know them. Whether they may see them at all is decided before. */
export type ShowWishes = (viewerId: ViewerId, wishes: readonly StoredWish[]) => Promise<Wish[]>;

/** Reservations are not even read for one's own wishes. */
export const showWishes =
  (heldUnits: HeldUnitsRepository): ShowWishes =>
  async (viewerId, wishes) => {
    const othersIds = wishes.filter((wish) => wish.ownerId !== viewerId).map(({ id }) => id);
    const reserved = await heldUnits.listReserved(othersIds);
    return wishes.map((wish) =>
      wish.ownerId === viewerId
        ? toWish(wish, { isOwner: true })
        : toWish(wish, { isOwner: false, reservedCount: reserved.get(wish.id) ?? 0 }),
    );
  };
