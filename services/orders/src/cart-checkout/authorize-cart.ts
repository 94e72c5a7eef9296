import { inTransaction } from '@wishbow/service/mongo/connection';
import { holdOrder } from '../checkout/hold-order.ts';
import type { Dependencies } from '../dependencies.ts';
import { prepareInvitations } from '../invitations/prepare-invitations.ts';
import { moveOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { PaymentQuestion } from '../payments/payments.ts';
import { confirmationNeeded, isAsked, NOT_CONFIRMED } from '../payments/to-confirm.ts';
import { type Refused, refusalReply } from '../refusals.ts';
import { nextLookAtAsked } from '../work/due-work.ts';
import type { CartCheckoutRow } from './cart-checkout-model.ts';
import {
  decideAgainst,
  findCartCheckout,
  listOrdersOf,
  moveCartCheckout,
  restAskedCheckout,
  takeOutOfCart,
} from './cart-checkout-repository.ts';
import { endCartPayment } from './end-cart-payment.ts';

/** An order with its hold on the card; Llama Bucks alone need none. */
interface HeldOrder {
  readonly order: OrderRow;
  readonly intentId: string | null;
}

interface HeldCart {
  readonly held: readonly HeldOrder[];
  readonly invite: Awaited<ReturnType<typeof prepareInvitations>>;
}

const ONE_BY_ONE = 'Your bank wants you to confirm these payments, one for each parcel.';

interface AuthorizedCart {
  readonly checkout: CartCheckoutRow;
  /** What its buyer has to answer first. */
  readonly question?: Refused<'authentication_required'>;
}

/**
 * authorizing -> accepted once the card has been held for every order, or refused with everything given back when it is
 * declined for one. While the buyer is asked by their bank it stays authorizing; each order is a question of its own, and
 * they are asked one after the other. Run again after a crash it asks the card processor under the same keys.
 * @param givesUp the buyer has turned away from a question.
 * @returns the checkout as it stands then.
 */
export async function authorizeCart(
  deps: Dependencies,
  checkout: CartCheckoutRow,
  givesUp = false,
): Promise<AuthorizedCart> {
  deps.pass('before_cart_holds');
  const orders = await listOrdersOf(deps.connection, checkout);
  const invite = await prepareInvitations(deps, checkout.buyerId, orders);
  const holds = await Promise.all(
    orders.map(async (order) => {
      const hold = await holdOrder(deps, order);
      deps.pass('after_a_cart_hold');
      return { order, hold };
    }),
  );
  deps.pass('after_cart_holds');
  const declined = holds.flatMap(({ hold }) => (hold.ok || isAsked(hold) ? [] : hold.refusal))[0];
  const asked = holds.flatMap(({ hold }) => (isAsked(hold) ? hold.question : []));
  if (asked.length > 0 && !declined && !givesUp) return awaitBuyer(deps, checkout, asked);
  if (declined || asked.length > 0) {
    const ended = declined ?? NOT_CONFIRMED.refusal;
    const refusal = { code: ended.reason, message: refusalReply(ended).body.message };
    await decideAgainst(deps.connection, checkout, refusal);
    await endCartPayment(deps, checkout);
  } else {
    const held = holds.map(({ order, hold }) => ({ order, intentId: hold.ok ? hold.intentId : null }));
    await acceptCart(deps, checkout, { held, invite });
  }
  return { checkout: (await findCartCheckout(deps.connection, checkout._id)) ?? checkout };
}

async function awaitBuyer(
  deps: Dependencies,
  checkout: CartCheckoutRow,
  [question, ...more]: readonly PaymentQuestion[],
): Promise<AuthorizedCart> {
  if (!question) return { checkout };
  await restAskedCheckout(deps.connection, checkout, nextLookAtAsked(checkout, deps.now()));
  deps.pass('after_cart_asking');
  const message = more.length > 0 ? ONE_BY_ONE : undefined;
  return { checkout, question: confirmationNeeded('cart', checkout, question, message) };
}

/** All orders go on their way, who is invited is written to, and what was ordered leaves the cart, in one step. */
async function acceptCart(deps: Dependencies, checkout: CartCheckoutRow, { held, invite }: HeldCart): Promise<void> {
  const { connection, now, wake, nudgeCart } = deps;
  const { buyerId } = checkout;
  await inTransaction(connection, async (session) => {
    if (!(await moveCartCheckout(connection, checkout, { to: 'accepted' }, session))) return;
    for (const { order, intentId } of held) {
      const set = { paymentIntentId: intentId, dueAt: now() };
      await moveOrder(connection, order, { to: 'processing', now: now(), set }, session);
    }
    await invite(session);
    await takeOutOfCart(connection, buyerId, checkout, session);
  });
  wake();
  await nudgeCart(buyerId);
}
