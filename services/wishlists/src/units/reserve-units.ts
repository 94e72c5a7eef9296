import type { UserId } from '@wishbow/contracts/wire-types';
import { freeUnits } from '@wishbow/domain/wish-units';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { StoredWish } from '../wishes/wish-repository.ts';
import type { GetWishForGift } from './get-wish-for-gift.ts';
import type { ReservationKey } from './reservation-repository.ts';
import type { UnitsOfOrders } from './units-of-orders.ts';

export type UnitsToReserve = ReservationKey & { readonly buyerId: UserId; readonly quantity: number };

export type ReservedUnits =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not_found' | 'self_gift' | 'already_gifted' };

/**
 * Holds units of a wish back for an order, so that nobody else can take them; asking again changes nothing, and has the
 * same answer when the wish was hidden or removed meanwhile: the order may be paid or the gift given by then.
 */
export const reserveUnits =
  ({ connection, wishes, heldUnits, reservations }: UnitsOfOrders, getWish: GetWishForGift, now: () => Date) =>
  async (wanted: UnitsToReserve): Promise<ReservedUnits> => {
    const { wishId, buyerId, quantity } = wanted;
    if (await reservations.find(wanted)) return { ok: true };
    const visible = await getWish(buyerId, wishId);
    if (!visible || visible.fund) return { ok: false, reason: 'not_found' };
    if (visible.user_id === buyerId) return { ok: false, reason: 'self_gift' };

    return inTransaction(connection, async (session) => {
      if (await reservations.find(wanted, session)) return { ok: true };
      const wish = await wishes.find(wishId, session);
      if (!wish) return { ok: false, reason: 'not_found' };
      const isHeld = await heldUnits.hold(wishId, quantity, mostHeld(wish), session);
      if (!isHeld) return { ok: false, reason: 'already_gifted' };
      await reservations.add({ ...wanted, recipientId: wish.ownerId, reservedAt: now() }, session);
      return { ok: true };
    });
  };

/** As many units can be held at once: those that nobody has been given yet. */
const mostHeld = (wish: StoredWish) => freeUnits({ wanted: wish.wantedCount, gifted: wish.giftedCount, reserved: 0 });
