import type { Cents } from '@wishbow/domain/money';
import type { ProductBasics, ProductDetails } from '../retailer/retailer.ts';
import type { PriceChange } from './item-model.ts';

/** How long a stored item is shown without asking the retailer again. */
const FRESH_MS = 24 * 60 * 60 * 1000;

export const isFresh = (item: { readonly refreshedAt: Date }, now: Date): boolean =>
  now.getTime() - item.refreshedAt.getTime() < FRESH_MS;

/** Specification section 5: search results without a positive price are dropped. */
export const hasPositivePrice = (item: { readonly priceCents: Cents | null }): boolean => (item.priceCents ?? 0) > 0;

/** Whether somebody could be given this: it can be ordered and has a price. */
export const isSellable = (item: Pick<ProductDetails, 'isOrderable' | 'priceCents'>): boolean =>
  item.isOrderable && hasPositivePrice(item);

/** The change to remember when the retailer names another price than before; undefined when it stayed. */
export function priceChange(before: Cents | null, after: Cents | null, changedAt: Date): PriceChange | undefined {
  return before === after ? undefined : { fromCents: before, toCents: after, changedAt };
}

/** "Raspberry, Large": the chosen variant in words. */
export const variantTitleOf = ({ variantSpecifics }: Pick<ProductDetails, 'variantSpecifics'>): string | null =>
  variantSpecifics.map(({ value }) => value).join(', ') || null;

/** The title without the variant that retailers append to it: the variant is shown on a line of its own. */
export function plainTitle({ title, variantSpecifics }: Pick<ProductDetails, 'title' | 'variantSpecifics'>): string {
  const variant = variantTitleOf({ variantSpecifics });
  const ending = `, ${variant}`;
  return variant && title.endsWith(ending) && title.length > ending.length ? title.slice(0, -ending.length) : title;
}

/** What is known of a product that so far was only a search result. */
export const basicsOnly = (basics: ProductBasics): ProductDetails => ({
  ...basics,
  imageUrls: basics.imageUrl ? [basics.imageUrl] : [],
  description: null,
  details: [],
  bullets: [],
  variantSpecifics: [],
  variants: [],
  packageDimensions: null,
  isOrderable: true,
});
