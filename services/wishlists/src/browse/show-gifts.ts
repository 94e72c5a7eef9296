import type { UserId } from '@wishbow/contracts/wire-types';
import type { GiftedWish } from '@wishbow/contracts/wishes';
import { canSeeGiver } from '@wishbow/domain/visibility';
import type { SeenOwners } from '../owners/seen-owners.ts';
import type { StoredGift } from '../units/reservation-repository.ts';
import type { ShowWishesOnPage } from '../wishes/show-wishes-on-page.ts';
import type { WishRepository } from '../wishes/wish-repository.ts';

/** Gifts of wishes the viewer may see; a gift whose wish or recipient is gone is left out. */
export type ShowGifts = (viewerId: UserId, gifts: readonly StoredGift[]) => Promise<GiftedWish[]>;

export const showGifts =
  (wishes: WishRepository, owners: SeenOwners, showOnPage: ShowWishesOnPage): ShowGifts =>
  async (viewerId, gifts) => {
    const named = gifts.filter((gift) => canSeeGiver(viewerId, gift));
    const [stored, givers] = await Promise.all([
      wishes.listByIds(gifts.map(({ wishId }) => wishId)),
      owners.list(
        viewerId,
        named.map(({ buyerId }) => buyerId),
      ),
    ]);
    const visible = new Map((await showOnPage(viewerId, stored)).map((wish) => [wish.id, wish]));
    return gifts.flatMap((gift): GiftedWish | [] => {
      const wish = visible.get(gift.wishId);
      if (!wish) return [];
      return {
        ...wish,
        from_user: named.includes(gift) ? (givers.get(gift.buyerId)?.person ?? null) : null,
        to_user: wish.user,
        gifted_quantity: gift.quantity,
        gifted_at: gift.giftedAt.toISOString(),
      };
    });
  };
