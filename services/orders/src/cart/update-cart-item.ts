import type { cartContract } from '@wishbow/contracts/cart-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { MOST_WANTED } from '@wishbow/domain/wish-limits';
import type * as z from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { giftRefusal } from '../quotes/gift-rules.ts';
import { findWishForGift } from '../quotes/price-gift.ts';
import { refused } from '../refusals.ts';
import type { CartRefused } from './cart-refusals.ts';
import { getCart } from './cart-repository.ts';
import type { CartLineRow } from './cart-row.ts';
import { type LineChanges, withChanges } from './cart-rules.ts';
import { changeCart } from './change-cart.ts';
import { refusalToGive } from './find-recipient.ts';
import { shipToOf } from './line-places.ts';
import { unitsInCart } from './priced-parcels.ts';

type ItemChanges = z.output<typeof cartContract.updateCartItem.body>['item'];
type CartChanged = { ok: true; count: number } | CartRefused;
type CartDecided = { ok: true; lines: readonly CartLineRow[] } | CartRefused;

/** Changes who a line is for, or what is said with it, where it goes and how many there are. */
export async function updateCartItem(deps: Dependencies, buyerId: UserId, item: ItemChanges): Promise<CartChanged> {
  const line = (await getCart(deps.connection, buyerId)).lines.find(({ id }) => id === item.id);
  if (!line) return refused('not_found');
  const chosen = await chooseRecipient(deps, buyerId, line, item);
  if (!chosen.ok) return chosen;
  const { recipientId } = { ...line, ...chosen.changes };
  const shipTo =
    item.to_address_user_id === undefined ? line.shipTo : shipToOf(item.to_address_user_id, buyerId, recipientId);
  if (!shipTo) return refused('mismatch');
  const { message, private: isPrivate, quantity } = item;
  const changes: LineChanges = {
    ...chosen.changes,
    shipTo,
    ...(message !== undefined && { message }),
    ...(isPrivate !== undefined && { isPrivate }),
  };
  return changeQuantity(deps, buyerId, line, changes, () => quantity);
}

/** One more. */
export const increaseCartItemQuantity = (deps: Dependencies, buyerId: UserId, id: CartLineRow['id']) =>
  step(deps, buyerId, id, 1);

/** One fewer; the last one is removed, not lowered. */
export const decreaseCartItemQuantity = (deps: Dependencies, buyerId: UserId, id: CartLineRow['id']) =>
  step(deps, buyerId, id, -1);

async function step(deps: Dependencies, buyerId: UserId, id: CartLineRow['id'], by: 1 | -1): Promise<CartChanged> {
  const line = (await getCart(deps.connection, buyerId)).lines.find((one) => one.id === id);
  return line ? changeQuantity(deps, buyerId, line, {}, ({ quantity }) => quantity + by) : refused('not_found');
}

/** Of a wish no more than is still free; fewer can always be had. */
async function changeQuantity(
  deps: Dependencies,
  buyerId: UserId,
  { id, wishId }: CartLineRow,
  changes: LineChanges,
  nextOf: (line: CartLineRow) => number | undefined,
): Promise<CartChanged> {
  const wish = wishId ? await findWishForGift(deps, wishId, buyerId) : undefined;
  return changeCart<CartRefused>(deps, buyerId, (lines): CartDecided => {
    const line = lines.find((one) => one.id === id);
    if (!line) return refused('not_found');
    const quantity = nextOf(line) ?? line.quantity;
    if (quantity < 1 || quantity > MOST_WANTED) return refused('quantity_out_of_range');
    const next = withChanges(lines, id, { ...changes, quantity });
    const isRaised = wishId !== null && quantity > line.quantity;
    return next.ok && isRaised ? unlessTaken(wish, buyerId, next) : next;
  });
}

function unlessTaken(
  wish: WishOnPage | undefined,
  buyerId: UserId,
  next: { ok: true; lines: readonly CartLineRow[] },
): CartDecided {
  if (!wish) return refused('not_found');
  return giftRefusal(wish, buyerId, unitsInCart(next.lines, wish.id)) ?? next;
}

/** A wish is its owner's; anything else can be for somebody else. */
async function chooseRecipient(
  deps: Dependencies,
  buyerId: UserId,
  line: CartLineRow,
  item: ItemChanges,
): Promise<{ ok: true; changes: LineChanges } | CartRefused> {
  const chosen = recipientIn(item, line);
  const { recipientId, invitedEmail } = chosen;
  if (recipientId && invitedEmail) return refused('mismatch');
  if (recipientId === line.recipientId && invitedEmail === line.invitedEmail) return { ok: true, changes: {} };
  if (line.wishId) return refused('mismatch');
  const refusal = recipientId && (await refusalToGive(deps, buyerId, recipientId));
  return refusal || { ok: true, changes: chosen };
}

/** Choosing somebody lets go of whoever was chosen before. */
function recipientIn(
  { to_user_id: userId, invited_email: email }: ItemChanges,
  line: CartLineRow,
): Pick<CartLineRow, 'recipientId' | 'invitedEmail'> {
  if (userId === undefined && email === undefined) return line;
  return { recipientId: userId ?? null, invitedEmail: email ?? null };
}
