import { authorizeOrder, endPayment } from '../checkout/authorize-order.ts';
import type { Dependencies } from '../dependencies.ts';
import { removeIntent } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { voidOpenHolds } from '../payments/void-open-holds.ts';
import { refused } from '../refusals.ts';
import { releaseUnits } from '../units/wish-units.ts';
import { isTooOld } from '../work/due-work.ts';
import { AT_ONCE, NEVER, type Turn } from './turn.ts';

/** A request died before it took any money: the units go back and the intent is forgotten. */
export const undoIntent: Turn = async (deps, order) => {
  await releaseUnits(deps, order);
  await removeIntent(deps.connection, order._id);
  return NEVER;
};

/** A request died while the card was asked. What the card processor says now decides. */
export const finishAuthorizing: Turn = async (deps, order) => {
  const settled = isTooOld(order, deps.now()) ? await giveUp(deps, order) : await authorizeOrder(deps, order);
  return settled.ok ? AT_ONCE : NEVER;
};

async function giveUp(deps: Dependencies, order: OrderRow) {
  const { _id: orderId, card, createdAt: since } = order;
  if (card) await voidOpenHolds(deps.payments, { orderId, customerId: card.customerId, since });
  return endPayment(
    deps,
    order,
    refused('card_declined', { message: 'The payment took too long. You were not charged.' }),
  );
}
