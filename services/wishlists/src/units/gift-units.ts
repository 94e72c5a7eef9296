import { UNITS_WAYS } from '@wishbow/domain/state-tables';
import { canMove } from '@wishbow/domain/transitions';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { StoredWish } from '../wishes/wish-repository.ts';
import { isWishFulfilled } from '../wishes/wish-rules.ts';
import { countGifted } from './count-gifted.ts';
import type { ReservationKey } from './reservation-repository.ts';
import type { UnitsOfOrders } from './units-of-orders.ts';

export type UnitsToGift = ReservationKey & { readonly isPrivate: boolean };

export type GiftedUnits =
  | { readonly ok: true; readonly isFulfilled: boolean }
  | { readonly ok: false; readonly reason: 'not_reserved' };

/** Turns what an order had reserved into a gift, which its recipient now sees; repeating it changes nothing. */
export const giftUnits =
  (units: UnitsOfOrders, now: () => Date) =>
  ({ wishId, orderId, isPrivate }: UnitsToGift): Promise<GiftedUnits> =>
    inTransaction(units.connection, async (session) => {
      const { wishes, heldUnits, reservations } = units;
      const key = { wishId, orderId };
      const taken = await reservations.find(key, session);
      if (!taken) return { ok: false, reason: 'not_reserved' };
      const isGifted = !canMove(UNITS_WAYS, taken.state, 'gifted');
      if (isGifted) return given(await wishes.find(wishId, session));
      await heldUnits.letGo(wishId, taken.quantity, session);
      await reservations.markGifted(key, { giftedAt: now(), isPrivate }, session);
      return given(await countGifted(units, wishId, taken.quantity, session));
    });

/** A wish that its owner removed meanwhile is given all the same. */
const given = (wish: StoredWish | undefined): GiftedUnits => ({
  ok: true,
  isFulfilled: wish ? isWishFulfilled(wish) : true,
});
