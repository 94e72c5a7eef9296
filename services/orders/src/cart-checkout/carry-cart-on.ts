import type { Dependencies } from '../dependencies.ts';
import { NEVER } from '../fulfilment/turn.ts';
import { isTooOld } from '../work/due-work.ts';
import { authorizeCart } from './authorize-cart.ts';
import type { CartCheckoutRow } from './cart-checkout-model.ts';
import { decideAgainst, listOrdersOf } from './cart-checkout-repository.ts';
import { undoCart } from './checkout-cart.ts';
import { endCartPayment } from './end-cart-payment.ts';

const TOO_LATE = { code: 'card_declined', message: 'The payment took too long. You were not charged.' };

/** A request died: before it took any money all its orders are undone, afterwards the card processor's word decides. */
export async function carryCartOn(deps: Dependencies, checkout: CartCheckoutRow): Promise<typeof NEVER> {
  if (checkout.state === 'created') {
    await undoCart(deps, checkout, await listOrdersOf(deps.connection, checkout));
  }
  if (checkout.state === 'authorizing') await finish(deps, checkout);
  return NEVER;
}

async function finish(deps: Dependencies, checkout: CartCheckoutRow): Promise<void> {
  const isGivenUp = isTooOld(checkout, deps.now());
  if (isGivenUp) await decideAgainst(deps.connection, checkout, TOO_LATE);
  if (isGivenUp || checkout.refusal) await endCartPayment(deps, checkout);
  else await authorizeCart(deps, checkout);
}
