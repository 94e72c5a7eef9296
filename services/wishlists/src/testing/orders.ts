import type { OrderId, UserId, WishId } from '@wishbow/contracts/wire-types';
import { wishUnitsInternalContract } from '@wishbow/contracts/wish-units-contract';
import type { RunningWishlists } from './running-wishlists.ts';

/** An id that is easy to tell apart: `orderId(7)` ends in 7. */
export const orderId = (number: number): OrderId => number.toString(16).padStart(24, '0') as OrderId;

/** The orders service taking units of wishes. */
export function takingUnits(service: RunningWishlists) {
  const call = service.asService('orders');
  return {
    wishFor: async (buyerId: UserId, wishId: WishId) => {
      const answer = await call(wishUnitsInternalContract.getWishForGift, { body: { wishId, buyerId } });
      return answer.status === 200 ? answer.body.wish : answer.body.code;
    },
    /** 'reserved', or the code of the refusal. */
    reserve: async (buyerId: UserId, wishId: WishId, order: OrderId, quantity = 1) => {
      const body = { wishId, orderId: order, buyerId, quantity };
      const answer = await call(wishUnitsInternalContract.reserveUnits, { body });
      return answer.status === 200 ? 'reserved' : answer.body.code;
    },
    release: async (wishId: WishId, order: OrderId) => {
      await call(wishUnitsInternalContract.releaseUnits, { body: { wishId, orderId: order } });
    },
    /** Whether the wish is fulfilled now, or the code of the refusal. */
    gift: async (wishId: WishId, order: OrderId, isPrivate = false) => {
      const answer = await call(wishUnitsInternalContract.giftUnits, { body: { wishId, orderId: order, isPrivate } });
      return answer.status === 200 ? answer.body.fulfilled : answer.body.code;
    },
  };
}
