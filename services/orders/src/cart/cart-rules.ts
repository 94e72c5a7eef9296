import type { CartItemId } from '@wishbow/contracts/wire-types';
import { type Refused, refused } from '../refusals.ts';
import type { CartLineRow } from './cart-row.ts';

/** RELIABILITY.md section 2. */
const MOST_CART_LINES = 50;

/** What goes to one recipient at one place goes together, as one order. What is nobody's yet stands alone. */
export const parcelIdOf = ({ id, recipientId, invitedEmail, shipTo }: CartLineRow): string =>
  `${recipientId ?? invitedEmail ?? `nobody-${id}`}:${shipTo}`;

/** Nobody gives the same product to the same person for the same list twice: they raise the quantity. */
const isSame = (a: CartLineRow, b: CartLineRow): boolean =>
  a.id !== b.id &&
  a.productId === b.productId &&
  a.recipientId === b.recipientId &&
  a.invitedEmail === b.invitedEmail &&
  a.wishlistId === b.wishlistId;

type Changed<R extends Parameters<typeof refused>[0]> =
  | { readonly ok: true; readonly lines: readonly CartLineRow[] }
  | Refused<R>;

/** The cart with one more line. It joins what goes to the same person at the same place, with its note and privacy. */
export function withLine(lines: readonly CartLineRow[], added: CartLineRow): Changed<'already_in_cart' | 'cart_full'> {
  if (lines.some((line) => isSame(line, added))) return refused('already_in_cart');
  if (lines.length >= MOST_CART_LINES) return refused('cart_full');
  return { ok: true, lines: joined([...lines, added], added) };
}

export type LineChanges = Partial<
  Pick<CartLineRow, 'recipientId' | 'invitedEmail' | 'shipTo' | 'message' | 'isPrivate' | 'quantity'>
>;

/** The cart with one line changed. Note, privacy and place are changed for everything that goes with it. */
export function withChanges(
  lines: readonly CartLineRow[],
  id: CartItemId,
  changes: LineChanges,
): Changed<'not_found' | 'already_in_cart'> {
  const before = lines.find((line) => line.id === id);
  if (!before) return refused('not_found');
  const { message = before.message, isPrivate = before.isPrivate, shipTo = before.shipTo } = changes;
  const parcelId = parcelIdOf(before);
  const changed = { ...before, ...changes };
  const all = lines.map((line) => {
    if (line.id === id) return changed;
    return parcelIdOf(line) === parcelId ? { ...line, message, isPrivate, shipTo } : line;
  });
  if (all.some((line) => isSame(line, changed))) return refused('already_in_cart');
  return { ok: true, lines: parcelIdOf(changed) === parcelId ? all : joined(all, changed) };
}

/** The cart without one line. */
export function withoutLine(lines: readonly CartLineRow[], id: CartItemId): Changed<'not_found'> {
  const rest = lines.filter((line) => line.id !== id);
  return rest.length === lines.length ? refused('not_found') : { ok: true, lines: rest };
}

/**
 * Agrees on one note for a parcel that a line has come into: the newcomer's, or where it has none the one that is there.
 * What was to be private stays private.
 */
function joined(lines: readonly CartLineRow[], newcomer: CartLineRow): CartLineRow[] {
  const parcelId = parcelIdOf(newcomer);
  const together = lines.filter((line) => parcelIdOf(line) === parcelId);
  const message = newcomer.message || (together.find((line) => line.message !== '')?.message ?? '');
  const isPrivate = together.some((line) => line.isPrivate);
  return lines.map((line) => (parcelIdOf(line) === parcelId ? { ...line, message, isPrivate } : line));
}
