import type { Order } from '@wishbow/contracts/orders';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { waitToInvite } from '../invitations/invitation-limits.ts';
import { creditHold } from '../ledger/journals.ts';
import { InsufficientBalance, postJournal } from '../ledger/ledger-repository.ts';
import { moveOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { type Refused, refused } from '../refusals.ts';
import { releaseUnits, reserveUnits } from '../units/wish-units.ts';
import { agreeOnCart, refusedForChange } from './agree-on-cart.ts';
import { answerForCart } from './answer-for-cart.ts';
import { authorizeCart } from './authorize-cart.ts';
import type { CartCheckoutRow } from './cart-checkout-model.ts';
import {
  addCartCheckout,
  findCartCheckout,
  findOpenCheckout,
  findRepeatedCheckout,
  moveCartCheckout,
  removeCartCheckout,
} from './cart-checkout-repository.ts';
import { type CartCheckoutCall, type CartCheckoutRefused, cartFingerprint } from './cart-order.ts';
import { confirmCart } from './confirm-cart.ts';

type CheckedOut = { readonly ok: true; readonly orders: readonly Order[] } | CartCheckoutRefused;

/** So many invitations were mailed that the next ones have to wait. */
interface TooManyInvited {
  readonly ok: false;
  readonly retryAfterMs: number;
}

/**
 * Gives everything in a cart: agrees on the sums, writes all orders down, holds all units, Llama Bucks and the card for
 * every one of them, and only then lets them go their ways. Any that cannot be held undoes them all. Whatever a crash
 * cuts short, the worker finishes or undoes as a whole.
 */
export async function checkoutCart(deps: Dependencies, call: CartCheckoutCall): Promise<CheckedOut | TooManyInvited> {
  const earlier = await findEarlier(deps, call);
  if (earlier) return answerForEarlier(deps, earlier);
  const agreed = await agreeOnCart(deps, call);
  // Another press of the same may have ordered the cart since it was looked for.
  if (!agreed.ok) return (await answerForOther(deps, call)) ?? agreed;
  const { checkout, orders } = agreed;
  const retryAfterMs = await waitToInvite(deps.connection, { buyerId: call.buyerId, orders, now: deps.now() });
  if (retryAfterMs !== undefined) return { ok: false, retryAfterMs };
  const added = await addInPlaceOfAsked(deps, checkout, orders);
  // Prices took a while, and another tab may have ordered the cart meanwhile.
  if (added === 'changed') return (await answerForOther(deps, call)) ?? refusedForChange(deps, call);
  if (added === 'open') return refused('in_progress');
  deps.pass('after_cart_row');

  const taken = await takeUnitsAndCreditOf(deps, checkout, orders);
  if (!taken.ok) return taken;
  const authorized = await authorizeCart(deps, taken.checkout);
  return authorized.question ?? answerForCart(deps, authorized.checkout);
}

/** This very checkout, or the same press on the same cart under another key or none. */
async function findEarlier(
  { connection }: Dependencies,
  { checkoutId, buyerId, order }: CartCheckoutCall,
): Promise<CartCheckoutRow | null> {
  const own = await findCartCheckout(connection, checkoutId);
  if (own) return own;
  return findRepeatedCheckout(connection, { buyerId, cartVersion: order.version, fingerprint: cartFingerprint(order) });
}

async function answerForOther(deps: Dependencies, call: CartCheckoutCall): Promise<CheckedOut | undefined> {
  const other = await findEarlier(deps, call);
  return other ? answerForCart(deps, other) : undefined;
}

const answerForEarlier = (deps: Dependencies, earlier: CartCheckoutRow) =>
  earlier.state === 'authorizing' && earlier.awaitsHolder
    ? confirmCart(deps, { userId: earlier.buyerId, id: earlier._id, givesUp: false })
    : answerForCart(deps, earlier);

/** A checkout that waits for the buyer's bank makes room for what the buyer wants by now. */
async function addInPlaceOfAsked(deps: Dependencies, checkout: CartCheckoutRow, orders: readonly OrderRow[]) {
  const { connection } = deps;
  const added = await addCartCheckout(connection, checkout, orders);
  const open = added === 'open' ? await findOpenCheckout(connection, checkout.buyerId) : null;
  if (!open?.awaitsHolder) return added;
  await confirmCart(deps, { userId: open.buyerId, id: open._id, givesUp: true });
  return addCartCheckout(connection, checkout, orders);
}

type Taken = { readonly ok: true; readonly checkout: CartCheckoutRow } | Refused;

/** created -> authorizing, for all orders at once. When anything is not to be had nothing stays behind. */
async function takeUnitsAndCreditOf(
  deps: Dependencies,
  checkout: CartCheckoutRow,
  orders: readonly OrderRow[],
): Promise<Taken> {
  const reserved = await reserveUnitsOfAll(deps, orders);
  deps.pass('after_cart_units');
  const held = reserved.ok ? await holdCreditOfAll(deps, checkout, orders) : reserved;
  if (held.ok) return held;
  await undoCart(deps, checkout, orders);
  return held;
}

async function reserveUnitsOfAll(deps: Dependencies, orders: readonly OrderRow[]): Promise<{ ok: true } | Refused> {
  for (const order of orders) {
    const reserved = await reserveUnits(deps, order);
    if (!reserved.ok) return reserved;
  }
  return { ok: true };
}

/** Another checkout may have spent the Llama Bucks first, or the worker may have given a request up that took too long. */
async function holdCreditOfAll(
  { connection, now }: Dependencies,
  checkout: CartCheckoutRow,
  orders: readonly OrderRow[],
): Promise<Taken> {
  try {
    const moved = await inTransaction(connection, async (session) => {
      const lease = checkout.leasedUntil;
      const authorizing = await moveCartCheckout(connection, checkout, { to: 'authorizing', lease }, session);
      if (!authorizing) return undefined;
      for (const order of orders) {
        await moveOrder(connection, order, { to: 'authorizing', now: now() }, session);
        await postJournal(connection, session, creditHold(order), now());
      }
      return authorizing;
    });
    return moved ? { ok: true, checkout: moved } : refused('unavailable');
  } catch (error) {
    if (!(error instanceof InsufficientBalance)) throw error;
    return refused('insufficient_credit');
  }
}

/** Gives the units of all orders back and forgets them; nothing else was taken yet. */
export async function undoCart(
  deps: Dependencies,
  checkout: CartCheckoutRow,
  orders: readonly OrderRow[],
): Promise<void> {
  for (const order of orders) await releaseUnits(deps, order);
  await removeCartCheckout(deps.connection, checkout);
}
