import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import type { CatalogueWishToAdd, SavedWishToAdd, WishToAdd } from '@wishbow/contracts/wish-forms';
import type { PictureFault } from '@wishbow/service/pictures/redraw-picture';
import type * as z from 'zod';
import type { StorePicture } from '../pictures/store-picture.ts';
import type { WishlistRepository } from '../wishlists/wishlist-repository.ts';
import type { FindItem, ItemLookup } from './catalog-items.ts';
import type { ShowWishesOnPage } from './show-wishes-on-page.ts';
import { factsOfCopy, factsOfExternal, factsOfFund, factsOfItem, type WishFacts } from './wish-facts.ts';
import type { StoredWish, WishRepository } from './wish-repository.ts';

export type DescribedWish =
  | {
      readonly ok: true;
      readonly facts: WishFacts;
    }
  | { readonly ok: false; readonly reason: 'item_unavailable' | 'wish_not_found' | 'own_wish' | 'fund_not_saved' }
  | { readonly ok: false; readonly reason: 'picture'; readonly fault: PictureFault }
  | Extract<ItemLookup, { ok: false }>;

/** What a form wishes for: with the catalogue's word on an item, and a picture of one's own stored. */
export type DescribeWish = (viewerId: UserId, wish: WishToAdd) => Promise<DescribedWish>;

export interface DescribeWishDeps {
  readonly wishlists: WishlistRepository;
  readonly wishes: WishRepository;
  readonly showOnPage: ShowWishesOnPage;
  readonly findItem: FindItem;
  readonly storePicture: StorePicture;
}

export function describeWish({
  wishlists,
  wishes,
  showOnPage,
  findItem,
  storePicture,
}: DescribeWishDeps): DescribeWish {
  const describeItem = async (wanted: z.output<typeof CatalogueWishToAdd>): Promise<DescribedWish> => {
    const found = await findItem(wanted.product_id);
    if (!found.ok) return found;
    const { item } = found;
    if (!item.price || item.invalid) return { ok: false, reason: 'item_unavailable' };
    return { ok: true, facts: factsOfItem(item, item.price, wanted) };
  };

  const findVisible = async (viewerId: UserId, id: WishId): Promise<StoredWish | undefined> => {
    const stored = await wishes.find(id);
    if (!stored) return undefined;
    const [visible] = await showOnPage(viewerId, [stored]);
    return visible && stored;
  };

  const copyOf = async (stored: StoredWish, notes: string): Promise<DescribedWish> => {
    const { productId, variantTitle } = stored;
    if (!productId) return { ok: true, facts: factsOfCopy(stored, notes) };
    return describeItem({ product_id: productId, variant_title: variantTitle, quantity: 1, notes });
  };

  const isOnPrivateList = async ({ wishlistId }: StoredWish) => (await wishlists.find(wishlistId))?.isPrivate ?? true;

  const describeSaved = async (
    viewerId: UserId,
    { wish_id, notes }: z.output<typeof SavedWishToAdd>,
  ): Promise<DescribedWish> => {
    const stored = await findVisible(viewerId, wish_id);
    if (!stored) return { ok: false, reason: 'wish_not_found' };
    if (stored.ownerId === viewerId) return { ok: false, reason: 'own_wish' };
    if (stored.kind === 'fund') return { ok: false, reason: 'fund_not_saved' };
    const copy = await copyOf(stored, notes);
    if (!copy.ok) return copy;
    const isConfided = stored.isConfided || (await isOnPrivateList(stored));
    return { ok: true, facts: { ...copy.facts, isConfided } };
  };

  return async (viewerId, wish) => {
    if ('wish_id' in wish) return describeSaved(viewerId, wish);
    if ('product_id' in wish) return describeItem(wish);
    const stored = await storePicture(wish.image);
    if (!stored.ok) return { ok: false, reason: 'picture', fault: stored.fault };
    const picture = stored.change.picture ?? null;
    return { ok: true, facts: 'fund' in wish ? factsOfFund(wish, picture) : factsOfExternal(wish, picture) };
  };
}
