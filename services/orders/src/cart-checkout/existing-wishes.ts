import type { WishId } from '@wishbow/contracts/wire-types';
import { wishUnitsInternalContract } from '@wishbow/contracts/wish-units-contract';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import type { CartLineRow, CartRow } from '../cart/cart-row.ts';
import type { Dependencies } from '../dependencies.ts';
import { refused } from '../refusals.ts';
import type { CartCheckoutRefused, CartOrder } from './cart-order.ts';

type Answers = CartOrder['existingWishListCheck'];
type Matched = { readonly line: CartLineRow; readonly matches: readonly WishOnPage[] };

/**
 * A product may be what its recipient wishes for already. The buyer says which wish it fulfils, or that it comes besides
 * them all; until they have, nothing is ordered. @returns the cart with the wishes they named.
 */
export async function withExistingWishes(
  deps: Dependencies,
  cart: CartRow,
  answers: Answers,
): Promise<{ ok: true; cart: CartRow } | CartCheckoutRefused> {
  const ids = new Set<string>(cart.lines.map(({ id }) => id));
  if (Object.keys(answers).some((id) => !ids.has(id))) return refused('not_found');
  const matched = await Promise.all(cart.lines.map((line) => matchesOf(deps, cart, line)));
  const open = matched.filter(({ line, matches }) => matches.length > 0 && answers[line.id] === undefined);
  if (open.length > 0) return { ...refused('existing_wishlist'), existing: open.map(existingView) };
  const isStrange = matched.some(({ line, matches }) => {
    const answer = answers[line.id];
    return answer != null && !matches.some(({ id }) => id === answer);
  });
  if (isStrange) return refused('not_found');
  return { ok: true, cart: { ...cart, lines: matched.map((one) => fulfilling(one, answers[one.line.id])) } };
}

async function matchesOf({ call }: Dependencies, { _id: buyerId }: CartRow, line: CartLineRow): Promise<Matched> {
  const { wishId, recipientId: ownerId, productId } = line;
  if (wishId || !ownerId) return { line, matches: [] };
  const { body } = await call(wishUnitsInternalContract.listWishesForProduct, {
    body: { buyerId, ownerId, productId },
  });
  return { line, matches: body.wishes.filter(({ available_quantity: free }) => free !== 0) };
}

function fulfilling({ line, matches }: Matched, answer: WishId | null | undefined): CartLineRow {
  const wish = matches.find(({ id }) => id === answer);
  return wish ? { ...line, wishId: wish.id, wishlistId: wish.wish_list_id } : line;
}

const existingView = ({ line, matches }: Matched) => ({
  cart_item_id: line.id,
  matches: matches.map(({ id, wishlist }) => ({
    id,
    item_id: line.productId,
    wish_list_id: wishlist.id,
    wish_list_name: wishlist.name,
  })),
});
