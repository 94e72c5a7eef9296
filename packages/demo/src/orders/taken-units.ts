import type { OrderState } from '@wishbow/domain/order-state';
import { claimRows } from './claim-rows.ts';
import type { OrderRow, WishTaken } from './order-row.ts';
import { ordersOfMaya } from './orders-of-maya.ts';
import { ordersOfOthers } from './orders-of-others.ts';

export const orderRows: readonly OrderRow[] = [...ordersOfMaya, ...ordersOfOthers];

/** Orders that hold their units back without anybody knowing yet. */
const HOLDING: readonly OrderState[] = ['created', 'authorizing', 'processing', 'unknown', 'cancelling'];
/** Orders that gave their units back, or never took them. */
const RELEASED: readonly OrderState[] = ['failed', 'payment_failed', 'cancelled'];

export const takenUnits = (taken: WishTaken): { wish: string; quantity: number } =>
  typeof taken === 'string' ? { wish: taken, quantity: 1 } : { wish: taken[0], quantity: taken[1] };

const unitsIn = (isCounted: (state: OrderState) => boolean): Map<string, number> => {
  const units = new Map<string, number>();
  for (const { state, wishes = [] } of orderRows) {
    for (const { wish, quantity } of isCounted(state) ? wishes.map(takenUnits) : []) {
      units.set(wish, (units.get(wish) ?? 0) + quantity);
    }
  }
  return units;
};

const ordered = unitsIn((state) => !HOLDING.includes(state) && !RELEASED.includes(state));
const held = unitsIn((state) => HOLDING.includes(state));

/** Units of the wish "owner/title" that have been gifted; a returned gift stays gifted. */
export const giftedUnits = (wish: string): number =>
  (ordered.get(wish) ?? 0) + claimRows.filter((claim) => claim.wish === wish).length;

/** Units an unfinished order holds back, unseen by the owner. */
export const reservedUnits = (wish: string): number => held.get(wish) ?? 0;
