import type { Item, ProductId } from '@wishbow/contracts/items';
import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import { type Cents, NO_MONEY } from '@wishbow/domain/money';
import type { StoredWishlist, WishlistRepository } from '../wishlists/wishlist-repository.ts';
import type { AddToLists } from './add-to-lists.ts';
import type { FindItem, ItemLookup } from './catalog-items.ts';
import type { NewWish, StoredWish } from './wish-repository.ts';

export interface WishToCreate {
  readonly ownerId: UserId;
  readonly wishlistIds: readonly WishlistId[];
  readonly productId: ProductId;
  /** Used where the catalogue knows no variant by name. */
  readonly variantTitle: string | null;
  readonly quantity: number;
  readonly notes: string;
}

export type CreatedWishes =
  | {
      readonly ok: true;
      readonly wishes: StoredWish[];
      readonly added: StoredWishlist[];
      /** Lists that held the item already. */
      readonly notAdded: StoredWishlist[];
    }
  | { readonly ok: false; readonly reason: 'not_own_list' | 'item_unavailable' }
  | Extract<ItemLookup, { ok: false }>;

export interface CreateWishDeps {
  readonly wishlists: WishlistRepository;
  readonly findItem: FindItem;
  readonly addToLists: AddToLists;
  readonly now: () => Date;
}

/**
 * Puts a catalogue item on some of the owner's lists: on all that do not hold it yet, or on none if one of the lists
 * is not theirs. Title, price and picture are the catalogue's.
 */
export const createWish =
  ({ wishlists, findItem, addToLists, now }: CreateWishDeps) =>
  async (wanted: WishToCreate): Promise<CreatedWishes> => {
    const chosen = await wishlists.listByIds(wanted.wishlistIds);
    if (!areAllOwn(chosen, wanted)) return { ok: false, reason: 'not_own_list' };
    const found = await findItem(wanted.productId);
    if (!found.ok) return found;
    const { item } = found;
    if (!item.price || item.invalid) return { ok: false, reason: 'item_unavailable' };
    const wishes = await addToLists(wanted.productId, chosen, newWish(wanted, item, item.price, now()));
    const holds = new Set(wishes.map(({ wishlistId }) => wishlistId));
    const [added, notAdded] = [chosen.filter(({ id }) => holds.has(id)), chosen.filter(({ id }) => !holds.has(id))];
    return { ok: true, wishes, added, notAdded };
  };

/** A list that is somebody else's and one that does not exist are the same to the caller. */
const areAllOwn = (chosen: readonly StoredWishlist[], { ownerId, wishlistIds }: WishToCreate) =>
  chosen.length === new Set(wishlistIds).size && chosen.every((wishlist) => wishlist.ownerId === ownerId);

const newWish = (
  wanted: WishToCreate,
  item: Item,
  priceCents: Cents,
  createdAt: Date,
): Omit<NewWish, 'wishlistId'> => ({
  ownerId: wanted.ownerId,
  kind: 'catalogue',
  itemId: item.id,
  productId: item.product_id,
  title: item.title,
  variantTitle: item.variant_title ?? wanted.variantTitle,
  store: item.brand,
  picture: item.image,
  priceCents,
  wantedCount: wanted.quantity,
  giftedCount: 0,
  url: item.url,
  notes: wanted.notes,
  description: '',
  contributedCents: NO_MONEY,
  payoutRequestedAt: null,
  payoutDispatchedAt: null,
  createdAt,
});
