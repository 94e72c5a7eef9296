import { randomUUID } from 'node:crypto';
import { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import type { CardId, OrderId, WishId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';
import type * as z from 'zod';
import type { OrderRow } from '../orders/order-row.ts';
import { aCandleFor, type CheckoutBody, placeGift } from './gifts.ts';
import type { OrdersWorld } from './orders-world.ts';

type ReturnBody = z.input<typeof orderActionsContract.returnOrder.body>['order'];

/** The same candle thrice: $72.00 + $4.95 + a fee of $2.98 = $79.93. */
export const THREE_CANDLES = { quantity: 3, subtotal: '72.00', amount: '79.93' } as const;

export const retry = (as: Call, id: OrderId, more: { card_id?: CardId; amount?: string } = {}) =>
  as(orderActionsContract.retryOrder, { body: { order: { id, ...more } } });

export const cancel = (as: Call, id: OrderId, refund_to: 'card' | 'credit' = 'card') =>
  as(orderActionsContract.cancelOrder, { body: { order: { id, refund_to } } });

/** All of the first line, because nobody needs it any more. */
export const sendBack = (as: Call, id: OrderId, changes: Partial<ReturnBody> = {}) =>
  as(orderActionsContract.returnOrder, {
    body: { order: { id, reasonCode: 'no longer needed', returningItems: [`${id}-1`], ...changes } },
  });

type RefundBody = z.input<typeof adminOrdersContract.refundOrder.body>;

/** An admin gives something back. */
export const refundAs = (asAdmin: Call, orderId: OrderId, changes: Partial<RefundBody> = {}) => {
  const body = {
    refund_id: randomUUID(),
    amountCents: 1_000,
    target: 'card' as const,
    reason: 'A scratch',
    ...changes,
  };
  return asAdmin(adminOrdersContract.refundOrder, { params: { orderId }, body });
};

export const labelsOf = (as: Call, id: OrderId) => as(orderActionsContract.retrieveReturn, { body: { order: { id } } });

/** What an order of Maya's gift goes through at the retailer and with us. */
export function stories(world: OrdersWorld) {
  const bringStage = async ({ retailerRequestId }: OrderRow) => world.sandbox.advanceOrder(retailerRequestId ?? '');

  return {
    /** A candle that the retailer has not decided about. */
    processing: async (as: Call, card: CardId, outcome: object = {}) => {
      await world.sandbox.scriptOrder({ stays_processing: true, ...outcome });
      return give(world, as, card);
    },
    failed: async (as: Call, card: CardId | null, error: string, changes: Partial<CheckoutBody> = {}) => {
      await world.sandbox.scriptOrder({ error });
      const given = await give(world, as, card, changes);
      await world.orderIn(given.id, 'failed');
      return given;
    },
    placed: async (as: Call, card: CardId | null, outcome: object = {}, changes: Partial<CheckoutBody> = {}) => {
      await world.sandbox.scriptOrder(outcome);
      const given = await give(world, as, card, changes);
      await world.orderIn(given.id, 'placed');
      return given;
    },
    delivered: async (as: Call, card: CardId | null, outcome: object = {}, changes: Partial<CheckoutBody> = {}) => {
      await world.sandbox.scriptOrder(outcome);
      const given = await give(world, as, card, changes);
      await bringStage(await world.orderIn(given.id, 'placed'));
      await bringStage(await world.orderIn(given.id, 'shipped'));
      await world.orderIn(given.id, 'delivered');
      return given;
    },
    ship: async (id: OrderId) => {
      const order = await world.order(id);
      if (order) await bringStage(order);
    },
  };
}

async function give(
  world: OrdersWorld,
  as: Call,
  card: CardId | null,
  changes: Partial<CheckoutBody> = {},
): Promise<{ id: OrderId; wish: WishId }> {
  const wish = world.wishlists.addWish({ wanted: changes.quantity ?? 1 });
  const { id } = await placeGift(as, aCandleFor(wish, card, changes));
  return { id, wish };
}
