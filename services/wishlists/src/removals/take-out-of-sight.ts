import type { ClientSession } from '@wishbow/service/mongo/connection';
import type { HeldUnitsRepository } from '../units/held-units-repository.ts';
import type { StoredWish, WishRepository } from '../wishes/wish-repository.ts';
import type { RemovalTimes, RemovedWishRepository } from './removed-wish-repository.ts';

/** Removes wishes from every list and page at once, within the caller's transaction. */
export type TakeOutOfSight = (
  wishes: readonly StoredWish[],
  times: RemovalTimes,
  session: ClientSession,
) => Promise<void>;

/** Closing the held units collides with an order that reserves at the same moment: one of the two comes second. */
export const takeOutOfSight =
  (wishes: WishRepository, removedWishes: RemovedWishRepository, heldUnits: HeldUnitsRepository): TakeOutOfSight =>
  async (removed, times, session) => {
    if (removed.length === 0) return;
    const ids = removed.map(({ id }) => id);
    await wishes.removeAll(ids, session);
    await heldUnits.close(ids, session);
    await removedWishes.addAll(removed, times, session);
  };
