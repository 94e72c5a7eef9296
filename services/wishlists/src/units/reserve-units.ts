import type { UserId } from '@wishbow/contracts/wire-types';
import { freeUnits } from '@wishbow/domain/wish-units';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { StoredWish } from '../wishes/wish-repository.ts';
import type { GetWishForGift } from './get-wish-for-gift.ts';
import type { ReservationKey } from './reservation-repository.ts';
import type { UnitsOfOrders } from './units-of-orders.ts';

export interface UnitsToReserve extends ReservationKey {
  readonly buyerId: UserId;
  readonly quantity: number;
  /** It is known that the buyer sees the wish. */
  readonly isSeen?: boolean | undefined;
}

export type ReservedUnits =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not_found' | 'self_gift' | 'already_gifted' };

const NOT_FOUND = { ok: false, reason: 'not_found' } as const;
const SELF_GIFT = { ok: false, reason: 'self_gift' } as const;

/**
 * Holds units of a wish back for an order, so that nobody else can take them; asking again changes nothing, and has the
 * same answer when the wish was hidden or removed meanwhile: the order may be paid or the gift given by then.
 */
export const reserveUnits =
  ({ connection, wishes, heldUnits, reservations }: UnitsOfOrders, getWish: GetWishForGift, now: () => Date) =>
  async (wanted: UnitsToReserve): Promise<ReservedUnits> => {
    const { isSeen = false, ...reservation } = wanted;
    const { wishId, buyerId, quantity } = wanted;
    const isVisible = isSeen || (await getWish(buyerId, wishId)) !== undefined;
    if (!isVisible) return (await reservations.find(wanted)) ? { ok: true } : NOT_FOUND;

    return inTransaction(connection, async (session) => {
      if (await reservations.find(wanted, session)) return { ok: true };
      const found = reservable(await wishes.find(wishId, session), buyerId);
      if (!found.ok) return found;
      const { wish } = found;
      const isHeld = await heldUnits.hold(wishId, quantity, mostHeld(wish), session);
      if (!isHeld) return { ok: false, reason: 'already_gifted' };
      await reservations.add({ ...reservation, recipientId: wish.ownerId, reservedAt: now() }, session);
      return { ok: true };
    });
  };

function reservable(wish: StoredWish | undefined, buyerId: UserId) {
  if (!wish || wish.kind === 'fund') return NOT_FOUND;
  return wish.ownerId === buyerId ? SELF_GIFT : ({ ok: true, wish } as const);
}

/** As many units can be held at once: those that nobody has been given yet. */
const mostHeld = (wish: StoredWish) => freeUnits({ wanted: wish.wantedCount, gifted: wish.giftedCount, reserved: 0 });
