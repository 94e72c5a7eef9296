import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import type { NotOwn } from '../owners/owner-refusals.ts';
import type { ShowWishesOnPage } from './show-wishes-on-page.ts';
import type { StoredWish, WishRepository } from './wish-repository.ts';

/** A wish its owner wants to change; for anybody else the reason why not. */
export type FindOwnWish = (
  viewerId: UserId,
  id: WishId,
) => Promise<{ readonly ok: true; readonly wish: StoredWish } | NotOwn>;

export const findOwnWish =
  (wishes: WishRepository, showOnPage: ShowWishesOnPage): FindOwnWish =>
  async (viewerId, id) => {
    const wish = await wishes.find(id);
    if (!wish) return { ok: false, reason: 'not_found' };
    if (wish.ownerId === viewerId) return { ok: true, wish };
    const [visible] = await showOnPage(viewerId, [wish]);
    return { ok: false, reason: visible ? 'forbidden' : 'not_found' };
  };
