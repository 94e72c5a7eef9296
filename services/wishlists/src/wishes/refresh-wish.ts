import type { WishId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import type { ViewerId } from '../owners/seen-owners.ts';
import type { ShowWishesOnPage } from './show-wishes-on-page.ts';
import type { WishRepository } from './wish-repository.ts';

export type SeenWish = WishOnPage | { readonly id: WishId; readonly private: true };

/** One wish as the viewer may see it: a stub for who may not, undefined for no wish. */
export const refreshWish =
  (wishes: WishRepository, showOnPage: ShowWishesOnPage) =>
  async (viewerId: ViewerId, id: WishId): Promise<SeenWish | undefined> => {
    const stored = await wishes.find(id);
    if (!stored) return undefined;
    const [wish] = await showOnPage(viewerId, [stored]);
    return wish ?? { id, private: true };
  };
