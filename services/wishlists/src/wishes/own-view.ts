import type { Wish } from '@wishbow/contracts/wishes';
import type { ShowWishes } from './show-wishes.ts';
import type { StoredWish } from './wish-repository.ts';

/** A wish as its owner sees it after a change of theirs. */
export const ownView =
  (showWishes: ShowWishes) =>
  async (wish: StoredWish): Promise<Wish> =>
    (await showWishes(wish.ownerId, [wish]))(wish);
