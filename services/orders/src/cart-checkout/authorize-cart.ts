import { inTransaction } from '@wishbow/service/mongo/connection';
import { holdOnCard } from '../checkout/authorize-order.ts';
import type { Dependencies } from '../dependencies.ts';
import { moveOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { refusalReply } from '../refusals.ts';
import type { CartCheckoutRow } from './cart-checkout-model.ts';
import {
  decideAgainst,
  findCartCheckout,
  listOrdersOf,
  moveCartCheckout,
  takeOutOfCart,
} from './cart-checkout-repository.ts';
import { endCartPayment } from './end-cart-payment.ts';

/** An order with its hold on the card; Llama Bucks alone need none. */
interface HeldOrder {
  readonly order: OrderRow;
  readonly intentId: string | null;
}

/**
 * authorizing -> accepted once the card has been held for every order, or refused with everything given back when it is
 * declined for one. Run again after a crash it asks the card processor under the same keys.
 * @returns the checkout as it stands then.
 */
export async function authorizeCart(deps: Dependencies, checkout: CartCheckoutRow): Promise<CartCheckoutRow> {
  deps.pass('before_cart_holds');
  const orders = await listOrdersOf(deps.connection, checkout);
  const holds = await Promise.all(
    orders.map(async (order) => {
      const hold = await holdOnCard(deps, order);
      deps.pass('after_a_cart_hold');
      return { order, hold };
    }),
  );
  deps.pass('after_cart_holds');
  const declined = holds.flatMap(({ hold }) => (hold.ok ? [] : hold.refusal))[0];
  if (declined) {
    const refusal = { code: declined.reason, message: refusalReply(declined).body.message };
    await decideAgainst(deps.connection, checkout, refusal);
    await endCartPayment(deps, checkout);
  } else {
    await acceptCart(
      deps,
      checkout,
      holds.map(({ order, hold }) => ({ order, intentId: hold.ok ? hold.intentId : null })),
    );
  }
  return (await findCartCheckout(deps.connection, checkout._id)) ?? checkout;
}

/** All orders go on their way, and what was ordered leaves the cart, in one step. */
async function acceptCart(deps: Dependencies, checkout: CartCheckoutRow, held: readonly HeldOrder[]): Promise<void> {
  const { connection, now, wake, nudgeCart } = deps;
  const { buyerId } = checkout;
  await inTransaction(connection, async (session) => {
    if (!(await moveCartCheckout(connection, checkout, { to: 'accepted' }, session))) return;
    for (const { order, intentId } of held) {
      const set = { paymentIntentId: intentId, dueAt: now() };
      await moveOrder(connection, order, { to: 'processing', now: now(), set }, session);
    }
    await takeOutOfCart(connection, buyerId, checkout, session);
  });
  wake();
  await nudgeCart(buyerId);
}
