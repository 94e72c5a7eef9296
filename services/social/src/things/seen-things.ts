import { catalogInternalContract } from '@wishbow/contracts/catalog-contract';
import type { Item, ProductId } from '@wishbow/contracts/items';
import { seenWishesInternalContract, seenWishlistsInternalContract } from '@wishbow/contracts/seen-wishes-contract';
import type { Thing } from '@wishbow/contracts/things';
import type { UserId, WishId, WishlistId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import type { Call } from '@wishbow/http/client';

export type SeenThing = WishOnPage | Item;

/** undefined: a visitor. */
export type ViewerId = UserId | undefined;

/** Wishes and products as one person may see them now, asked of the services that own them and never kept. */
export interface SeenThings {
  /** By `thingId`; what is gone or hidden from the viewer is left out. */
  list(viewerId: ViewerId, things: readonly Thing[]): Promise<ReadonlyMap<string, SeenThing>>;
  /** Wishes alone, by id. */
  listWishes(viewerId: ViewerId, wishIds: readonly WishId[]): Promise<ReadonlyMap<WishId, WishOnPage>>;
  /** Lists, by id: of those that are hidden or gone nothing is told. */
  listWishlists(viewerId: ViewerId, wishlistIds: readonly WishlistId[]): Promise<ReadonlyMap<WishlistId, Wishlist>>;
  findWish(viewerId: ViewerId, wishId: WishId): Promise<WishOnPage | undefined>;
  findItem(productId: ProductId): Promise<Item | undefined>;
}

export function seenThings(peers: Call): SeenThings {
  const listWishes = async (viewerId: ViewerId, wishIds: WishId[]) => {
    if (wishIds.length === 0) return [];
    return (await peers(seenWishesInternalContract.listSeenWishes, { body: { viewerId: viewerId ?? null, wishIds } }))
      .body.wishes;
  };
  const findItem = async (productId: ProductId) => {
    const answer = await peers(catalogInternalContract.getItem, { body: { productId } });
    return answer.status === 200 ? answer.body.item : undefined;
  };
  return {
    list: async (viewerId, things) => {
      const wishIds = new Set(things.flatMap(({ kind, thingId }) => (kind === 'wish' ? thingId : [])));
      const productIds = new Set(things.flatMap(({ kind, thingId }) => (kind === 'item' ? thingId : [])));
      const [wishes, items] = await Promise.all([
        listWishes(viewerId, [...wishIds]),
        Promise.all([...productIds].map(findItem)),
      ]);
      return new Map<string, SeenThing>([
        ...wishes.map((wish) => [wish.id, wish] as const),
        ...items.flatMap((item) => (item ? [[item.product_id, item] as const] : [])),
      ]);
    },
    listWishes: async (viewerId, wishIds) => {
      const wishes = await listWishes(viewerId, [...new Set(wishIds)]);
      return new Map(wishes.map((wish) => [wish.id, wish]));
    },
    listWishlists: async (viewerId, ids) => {
      if (ids.length === 0) return new Map();
      const body = { viewerId: viewerId ?? null, wishlistIds: [...new Set(ids)] };
      const { wishlists } = (await peers(seenWishlistsInternalContract.listSeenWishlists, { body })).body;
      return new Map(wishlists.map((wishlist) => [wishlist.id, wishlist]));
    },
    findWish: async (viewerId, wishId) => (await listWishes(viewerId, [wishId])).at(0),
    findItem,
  };
}
