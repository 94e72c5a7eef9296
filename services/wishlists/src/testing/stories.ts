import type { ProductId } from '@wishbow/contracts/items';
import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import type { Wish } from '@wishbow/contracts/wishes';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import type { Wishlist, WishlistForm } from '@wishbow/contracts/wishlists';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import type * as z from 'zod';
import { TEAPOT } from './items.ts';
import type { RunningWishlists } from './running-wishlists.ts';

type Form = Partial<z.input<typeof WishlistForm>>;

/** Somebody makes a list. */
export async function madeList(service: RunningWishlists, owner: UserId, form: Form = {}): Promise<Wishlist> {
  const body = { wishList: { name: 'Kitchen, slowly', ...form } };
  const answer = await service.asUser(owner)(wishlistsContract.createWishlist, { body });
  if (answer.status !== 201) throw new Error(`The list was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.wishList;
}

interface Wished {
  readonly productId?: ProductId;
  readonly quantity?: number;
  readonly notes?: string;
}

/** Somebody wishes for a teapot, or for something else that the shop sells. */
export async function madeWish(
  service: RunningWishlists,
  { user_id, id }: { readonly user_id: UserId; readonly id: WishlistId },
  { productId = TEAPOT, ...wished }: Wished = {},
): Promise<Wish> {
  const body = { wish: { product_id: productId, ...wished }, selectedWishListIds: [id] };
  const answer = await service.asUser(user_id)(wishesContract.createWish, { body });
  if (answer.status !== 201 || !answer.body.wishes[0]) throw new Error(`No wish: ${JSON.stringify(answer.body)}`);
  return answer.body.wishes[0];
}
