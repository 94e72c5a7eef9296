import type { Order } from '@wishbow/contracts/orders';
import { type ClientSession, inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { creditHold } from '../ledger/journals.ts';
import { InsufficientBalance, postJournal } from '../ledger/ledger-repository.ts';
import { addOrder, moveOrder, removeIntent } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { orderView } from '../orders/order-view.ts';
import { type Refused, refused } from '../refusals.ts';
import { releaseUnits, reserveUnits } from '../units/wish-units.ts';
import { agreeOnOrder, type Checkout } from './agree-on-order.ts';
import { authorizeOrder } from './authorize-order.ts';
import { answerForEarlier } from './earlier-order.ts';

type CheckedOut = { readonly ok: true; readonly order: Order } | Refused;

/**
 * Gives a wish: agrees on the sums, writes the intent down, holds the units, the Llama Bucks and the card, and leaves
 * the rest to the worker. Whatever a crash cuts short, the worker finishes or undoes.
 */
export async function checkoutItem(deps: Dependencies, checkout: Checkout): Promise<CheckedOut> {
  const earlier = await answerForEarlier(deps, checkout);
  if (earlier) return earlier;
  const agreed = await agreeOnOrder(deps, checkout);
  if (!agreed.ok) return agreed;
  const { intent, wish } = agreed;
  if (!(await addOrder(deps.connection, intent))) return refused('in_progress');
  deps.pass('after_order_row');

  const taken = await takeUnitsAndCredit(deps, intent);
  if (!taken.ok) return taken;
  const settled = await authorizeOrder(deps, taken.order);
  if (!settled.ok) return settled;
  deps.wake('orders');
  return { ok: true, order: orderView(settled.order, new Map([[wish.user.id, wish.user]])) };
}

/** created -> authorizing. When either is not to be had nothing stays behind. */
async function takeUnitsAndCredit(
  deps: Dependencies,
  intent: OrderRow,
): Promise<{ ok: true; order: OrderRow } | Refused> {
  const { connection } = deps;
  const reserved = await reserveUnits(deps, intent, true);
  if (!reserved.ok) {
    await removeIntent(connection, intent._id);
    return reserved;
  }
  deps.pass('after_reservation');
  const held = await holdCredit(deps, intent);
  if (held.ok) return held;
  await releaseUnits(deps, intent);
  await removeIntent(connection, intent._id);
  return held;
}

/** Another checkout may have spent the Llama Bucks first, or the worker may have given a request up that took too long. */
async function holdCredit(
  { connection, now }: Dependencies,
  intent: OrderRow,
): Promise<{ ok: true; order: OrderRow } | Refused> {
  const lease = intent.leasedUntil;
  try {
    const move = (session?: ClientSession) =>
      moveOrder(connection, intent, { to: 'authorizing', now: now(), lease }, session);
    const withCredit = async (session: ClientSession) => {
      const moved = await move(session);
      if (moved) await postJournal(connection, session, creditHold(moved), now());
      return moved;
    };
    const order = await (intent.quote.creditCents === 0 ? move() : inTransaction(connection, withCredit));
    return order ? { ok: true, order } : refused('unavailable');
  } catch (error) {
    if (!(error instanceof InsufficientBalance)) throw error;
    return refused('insufficient_credit');
  }
}
