import type { ProductId } from '@wishbow/contracts/items';
import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import type { ExternalWishToAdd, FundWishToAdd } from '@wishbow/contracts/wish-forms';
import { Wish } from '@wishbow/contracts/wishes';
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

type AddedLink = Partial<z.input<typeof ExternalWishToAdd>>;
type AddedFund = Partial<z.input<typeof FundWishToAdd>>;

/** Somebody wishes for something from elsewhere on the web. */
export const madeLink = (service: RunningWishlists, list: Wishlist, wish: AddedLink = {}): Promise<Wish> =>
  added(service, list, {
    external: true,
    title: 'Hand-thrown amphora vase',
    url: 'https://pottersrow.example/amphora',
    price: 14_800,
    ...wish,
  });

/** Somebody asks several people to chip in. */
export const madeFund = (service: RunningWishlists, list: Wishlist, wish: AddedFund = {}): Promise<Wish> =>
  added(service, list, { fund: true, title: 'Kiln for the studio', price: 90_000, terms: true, ...wish });

async function added(service: RunningWishlists, { id, user_id }: Wishlist, wish: object): Promise<Wish> {
  const body = { wish, selectedWishListIds: [id] };
  const { status, text } = await service.post('/api/createWish', body, user_id);
  if (status !== 201) throw new Error(`The wish was refused: ${text}`);
  return Wish.parse(JSON.parse(text).wishes[0]);
}
