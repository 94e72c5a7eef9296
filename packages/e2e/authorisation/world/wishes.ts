import { catalogContract } from '@wishbow/contracts/catalog-contract';
import type { ProductId } from '@wishbow/contracts/items';
import type { ItemId, WishId, WishlistId } from '@wishbow/contracts/wire-types';
import type { WishToAdd } from '@wishbow/contracts/wish-forms';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { counted } from './counted.ts';
import { ok } from './ok.ts';
import type { Person } from './people.ts';

export async function newList(owner: Person, name: string, more: { description?: string; private?: boolean } = {}) {
  const answer = await owner.does(wishlistsContract.createWishlist, { body: { wishList: { name, ...more } } });
  return ok(answer, 201).wishList.id;
}

export const lamp = (title: string) =>
  ({ external: true, title, url: 'https://lightwell.example/lamp', price: 4_000, quantity: 20 }) as const;

export async function newWish(
  owner: Person,
  list: WishlistId,
  wish: WishToAdd | ReturnType<typeof lamp>,
): Promise<WishId> {
  const answer = await owner.does(wishesContract.createWish, { body: { wish, selectedWishListIds: [list] } });
  const [made] = ok(answer, 201).wishes;
  if (!made) throw new Error('No wish was made');
  return made.id;
}

export const newFund = (owner: Person, list: WishlistId) =>
  newWish(owner, list, {
    fund: true,
    title: `Fund ${counted()}`,
    price: 50_000,
    extra_description: '',
    notes: '',
    terms: true,
  });

export async function newRemovedWish(owner: Person, list: WishlistId) {
  const id = await newWish(owner, list, lamp(`Removed ${counted()}`));
  await owner.does(wishesContract.removeWish, { body: { wish: { id } } });
  return id;
}

export async function listsOf(owner: Person) {
  const { wishLists } = ok(await owner.does(wishlistsContract.listOwnWishlists, { body: {} }), 200);
  return wishLists.map(({ id }) => ({ id }));
}

export async function anyProduct(person: Person): Promise<{ productId: ProductId; itemId: ItemId }> {
  const { results } = ok(await person.does(catalogContract.searchItems, { body: { query: 'lamp' } }), 200);
  const [found] = results;
  if (!found) throw new Error('The shop sells no lamp');
  const { item } = ok(await person.does(catalogContract.storeItemBasicsNow, { body: { item: found } }), 200);
  if (!item.id) throw new Error('The product was not stored');
  return { productId: item.product_id, itemId: item.id };
}

export async function anyTrend(person: Person): Promise<string> {
  const { trending_categories } = ok(await person.does(catalogContract.listTrendingCategories, {}), 200);
  const [first] = trending_categories;
  if (!first) throw new Error('Nothing is trending');
  return first.id;
}
