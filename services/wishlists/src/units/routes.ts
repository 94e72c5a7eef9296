import { notFound, problem } from '@wishbow/contracts/problem';
import { wishUnitsInternalContract } from '@wishbow/contracts/wish-units-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { ListWaitingWishes } from '../wishes/list-holding-wishlists.ts';
import type { GetWishForGift } from './get-wish-for-gift.ts';
import { giftUnits } from './gift-units.ts';
import { releaseUnits } from './release-units.ts';
import { reserveUnits } from './reserve-units.ts';
import type { UnitsOfOrders } from './units-of-orders.ts';

const RESERVE_REFUSALS = {
  not_found: { status: 404, body: notFound },
  self_gift: { status: 403, body: problem('self_gift', 'You cannot gift your own wish.') },
  already_gifted: { status: 409, body: problem('already_gifted', 'Somebody has gifted this already.') },
} as const;

/** What the orders service does with the units of a wish. */
export function unitRoutes(
  units: UnitsOfOrders,
  { getWish, listWaiting }: { getWish: GetWishForGift; listWaiting: ListWaitingWishes },
  now: () => Date,
): Router {
  const reserve = reserveUnits(units, getWish, now);
  const release = releaseUnits(units);
  const gift = giftUnits(units, now);
  return implement(wishUnitsInternalContract, {
    getWishForGift: async ({ body }) => {
      const wish = await getWish(body.buyerId, body.wishId);
      return wish ? { status: 200, body: { wish } } : { status: 404, body: notFound };
    },
    listWishesForProduct: async ({ body }) => ({
      status: 200,
      body: { wishes: await listWaiting(body.buyerId, body.ownerId, body.productId) },
    }),
    reserveUnits: async ({ body }) => {
      const reserved = await reserve(body);
      return reserved.ok ? { status: 200, body: {} } : RESERVE_REFUSALS[reserved.reason];
    },
    releaseUnits: async ({ body }) => {
      await release(body);
      return { status: 200, body: {} };
    },
    giftUnits: async ({ body }) => {
      const gifted = await gift(body);
      return gifted.ok ? { status: 200, body: { fulfilled: gifted.isFulfilled } } : { status: 404, body: notFound };
    },
  });
}
