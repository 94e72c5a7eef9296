import type { WishlistId } from '@wishbow/contracts/wire-types';
import type { WishToAdd } from '@wishbow/contracts/wish-forms';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import type { Caller } from './calls.ts';

/** Something from elsewhere, as its owner would have written it by hand. */
export const fromElsewhere = (title: string, price: number): WishToAdd => ({
  external: true,
  title,
  url: 'https://lightwell.example/lamp',
  price,
  quantity: 1,
  notes: '',
});

/** A sum several people are asked to pay together. */
export const aFund = (title: string, price: number): WishToAdd => ({
  fund: true,
  title,
  price,
  extra_description: '',
  notes: '',
  terms: true,
});

/** Starts a list. @throws when the site refuses. */
export async function startList(owner: Caller, name: string) {
  const made = await owner.call(wishlistsContract.createWishlist, { body: { wishList: { name } } });
  if (made.status !== 201) throw new Error(`the list was refused: ${made.status}`);
  return made.body.wishList;
}

/** Wishes for something on a list, without the forms that another journey fills. @throws when the site refuses. */
export async function wishFor(owner: Caller, listId: WishlistId, wish: WishToAdd) {
  const added = await owner.call(wishesContract.createWish, { body: { wish, selectedWishListIds: [listId] } });
  const [first] = added.status === 201 ? added.body.wishes : [];
  if (!first) throw new Error(`the wish was refused: ${added.status}`);
  return first.id;
}
