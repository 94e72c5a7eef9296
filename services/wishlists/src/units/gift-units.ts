import { inTransaction } from '@wishbow/service/mongo/connection';
import { isWishFulfilled } from '../wishes/wish-rules.ts';
import type { ReservationKey } from './reservation-repository.ts';
import type { UnitsOfOrders } from './units-of-orders.ts';

export type GiftedUnits =
  | { readonly ok: true; readonly isFulfilled: boolean }
  | { readonly ok: false; readonly reason: 'not_reserved' };

/** Turns what an order had reserved into a gift, which its recipient now sees; repeating it changes nothing. */
export const giftUnits =
  ({ connection, wishes, heldUnits, reservations }: UnitsOfOrders) =>
  (key: ReservationKey): Promise<GiftedUnits> =>
    inTransaction(connection, async (session) => {
      const taken = await reservations.find(key, session);
      if (!taken) return { ok: false, reason: 'not_reserved' };
      if (taken.state === 'reserved') {
        await heldUnits.letGo(key.wishId, taken.quantity, session);
        await wishes.addGifted(key.wishId, taken.quantity, session);
        await reservations.markGifted(key, session);
      }
      const wish = await wishes.find(key.wishId, session);
      // A wish that its owner removed meanwhile is given all the same.
      return { ok: true, isFulfilled: wish ? isWishFulfilled(wish) : true };
    });
