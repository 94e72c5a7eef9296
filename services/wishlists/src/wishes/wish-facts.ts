import type { Item } from '@wishbow/contracts/items';
import type { CatalogueWishToAdd, ExternalWishToAdd, FundWishToAdd } from '@wishbow/contracts/wish-forms';
import { hashtagsOf } from '@wishbow/domain/hashtags';
import { type Cents, cents, NO_MONEY } from '@wishbow/domain/money';
import type * as z from 'zod';
import type { NewWish, StoredWish } from './wish-repository.ts';

/** What a new wish is, before it is said whose it is and where it hangs. */
export type WishFacts = Omit<NewWish, 'ownerId' | 'wishlistId' | 'createdAt'>;

/** The tags of a wish: from its title and its notes. */
export const tagsOf = ({ title, notes }: Pick<StoredWish, 'title' | 'notes'>): string[] =>
  hashtagsOf(`${title}\n${notes}`);

/** The shop of an address. */
export const storeOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

const UNTOUCHED = {
  isConfided: false,
  giftedCount: 0,
  contributedCents: NO_MONEY,
  payoutRequestedAt: null,
  payoutDispatchedAt: null,
} as const;
const NOT_OF_THE_CATALOGUE = { itemId: null, productId: null, variantTitle: null } as const;

type ItemToAdd = Pick<z.output<typeof CatalogueWishToAdd>, 'variant_title' | 'quantity' | 'notes'>;

/** Title, price and picture are the catalogue's; the variant is the form's where the catalogue knows none by name. */
export const factsOfItem = (item: Item, priceCents: Cents, wanted: ItemToAdd): WishFacts => ({
  ...UNTOUCHED,
  kind: 'catalogue',
  itemId: item.id,
  productId: item.product_id,
  title: item.title,
  variantTitle: item.variant_title ?? wanted.variant_title ?? null,
  store: item.brand,
  picture: item.image,
  priceCents,
  wantedCount: wanted.quantity,
  url: item.url,
  notes: wanted.notes,
  description: '',
  tags: tagsOf({ title: item.title, notes: wanted.notes }),
});

export const factsOfExternal = (form: z.output<typeof ExternalWishToAdd>, picture: string | null): WishFacts => ({
  ...UNTOUCHED,
  ...NOT_OF_THE_CATALOGUE,
  kind: 'external',
  title: form.title,
  store: storeOf(form.url),
  picture,
  priceCents: cents(form.price),
  wantedCount: form.quantity,
  url: form.url,
  notes: form.notes,
  description: '',
  tags: tagsOf(form),
});

export const factsOfFund = (form: z.output<typeof FundWishToAdd>, picture: string | null): WishFacts => ({
  ...UNTOUCHED,
  ...NOT_OF_THE_CATALOGUE,
  kind: 'fund',
  title: form.title,
  store: form.url ? storeOf(form.url) : null,
  picture,
  priceCents: cents(form.price),
  wantedCount: 1,
  url: form.url ?? null,
  notes: form.notes,
  description: form.extra_description,
  tags: tagsOf(form),
});

/** Somebody else's link wish, wanted once by whoever saves it, in their own words. */
export const factsOfCopy = ({ title, store, picture, priceCents, url }: StoredWish, notes: string): WishFacts => ({
  ...UNTOUCHED,
  ...NOT_OF_THE_CATALOGUE,
  kind: 'external',
  title,
  store,
  picture,
  priceCents,
  wantedCount: 1,
  url,
  notes,
  description: '',
  tags: tagsOf({ title, notes }),
});
