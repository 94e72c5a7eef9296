import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { creditReturn } from '../ledger/journals.ts';
import { postJournal } from '../ledger/ledger-repository.ts';
import { moveOrder } from '../orders/order-repository.ts';
import { voidOpenHolds } from '../payments/void-open-holds.ts';
import { releaseUnits } from '../units/wish-units.ts';
import type { CartCheckoutRow } from './cart-checkout-model.ts';
import { findCartCheckout, listOrdersOf, moveCartCheckout } from './cart-checkout-repository.ts';

/** authorizing -> refused: holds, units and Llama Bucks of all orders go back. Safe to run again. */
export async function endCartPayment(deps: Dependencies, { _id }: CartCheckoutRow): Promise<void> {
  const { connection, payments, now } = deps;
  const checkout = await findCartCheckout(connection, _id);
  // Somebody else may have accepted it before this one decided against it.
  if (checkout?.state !== 'authorizing' || !checkout.refusal) return;
  const failure = checkout.refusal;
  const orders = await listOrdersOf(connection, checkout);
  for (const { _id: orderId, card, createdAt: since } of orders) {
    if (card) await voidOpenHolds(payments, { orderId, customerId: card.customerId, since });
  }
  deps.pass('after_cart_void');
  for (const order of orders) await releaseUnits(deps, order);
  await inTransaction(connection, async (session) => {
    if (!(await moveCartCheckout(connection, checkout, { to: 'refused' }, session))) return;
    for (const order of orders) {
      const set = { failure, dueAt: null };
      await moveOrder(connection, order, { to: 'payment_failed', now: now(), set, isSettled: true }, session);
      await postJournal(connection, session, creditReturn(order), now());
    }
  });
}
