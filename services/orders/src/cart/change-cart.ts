import type { UserId } from '@wishbow/contracts/wire-types';
import type { Dependencies } from '../dependencies.ts';
import { type Refused, refused } from '../refusals.ts';
import { getCart, saveCart } from './cart-repository.ts';
import type { CartLineRow } from './cart-row.ts';

/** Whoever loses a race tries again with what the winner left; of so many at once each wins in the end. */
const MOST_TRIES = 60;

type Decided<R extends Refused> = { readonly ok: true; readonly lines: readonly CartLineRow[] } | R;

/**
 * Changes a cart as `decide` says, on what is in it at that moment and nothing else.
 * @returns how many lines there are now.
 */
export async function changeCart<R extends Refused>(
  deps: Dependencies,
  buyerId: UserId,
  decide: (lines: readonly CartLineRow[]) => Decided<R>,
): Promise<{ ok: true; count: number } | R | Refused<'in_progress'>> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const cart = await getCart(deps.connection, buyerId);
    const decided = decide(cart.lines);
    if (!decided.ok) return decided;
    if (await saveCart(deps.connection, cart, decided.lines)) {
      await deps.nudgeCart(buyerId);
      return { ok: true, count: decided.lines.length };
    }
  }
  return refused('in_progress', { message: 'Your cart is being changed somewhere else. Please try again.' });
}
