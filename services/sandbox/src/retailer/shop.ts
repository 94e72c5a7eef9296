import type { DemoProduct, DemoVariant } from '@wishbow/demo/catalogue';
import MiniSearch from 'minisearch';
import { magicProducts } from './magic-products.ts';

/** One thing that can be bought under one number: a product in one of its variants. `pictureId` is the number its pictures are kept under. */
export type Listing = {
  product: DemoProduct;
  variant: DemoVariant;
  pictureId: string;
  isOrderable: boolean;
  hasPrice: boolean;
  hasOffers: boolean;
};
export type SearchPage = { listings: Listing[]; total: number };
export type Shop = ReturnType<typeof createShop>;

const RESULTS_PER_PAGE = 20;

/** The magic products are sold as copies of one plain product, at its price and with its pictures. */
const magicListings = (pattern: DemoProduct): Listing[] =>
  magicProducts.map(({ productId, title, isOrderable, hasPrice, hasOffers }) => {
    const variant: DemoVariant = { productId, value: 'Only', priceCents: pattern.priceCents, picture: pattern.picture };
    const product = { ...pattern, productId, title, brand: 'Sandbox', variants: [variant] };
    return { product, variant, pictureId: pattern.productId, isOrderable, hasPrice, hasOffers };
  });

const sold = { isOrderable: true, hasPrice: true, hasOffers: true };

/**
 * The shelves of the invented retailer.
 * @throws when `products` is empty, because then there is nothing to sell.
 */
export const createShop = (products: readonly DemoProduct[]) => {
  const [pattern] = products;
  if (!pattern) throw new Error('The shop needs at least one product');
  const magic = magicListings(pattern);
  const listings = products.flatMap((product) =>
    product.variants.map((variant): Listing => ({ product, variant, pictureId: variant.productId, ...sold })),
  );
  const byNumber = new Map([...listings, ...magic].map((listing) => [listing.variant.productId, listing]));

  const index = new MiniSearch<DemoProduct>({
    idField: 'productId',
    fields: ['title', 'brand', 'category', 'bullets'],
    extractField: (product, field) => {
      const value = product[field as keyof DemoProduct];
      return Array.isArray(value) ? value.join(' ') : String(value);
    },
    searchOptions: {
      boost: { title: 3, brand: 2, category: 1.5 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(products);

  const findAll = (query: string): Listing[] => {
    if (query.trim().toLowerCase() === 'sandbox') return magic;
    return index.search(query).flatMap(({ id }) => byNumber.get(String(id)) ?? []);
  };

  return {
    find: (productId: string): Listing | undefined => byNumber.get(productId),
    /** One page of the matches, best first; pages count from 1. */
    search: (query: string, pageNumber: number): SearchPage => {
      const all = findAll(query);
      const start = (pageNumber - 1) * RESULTS_PER_PAGE;
      return { listings: all.slice(start, start + RESULTS_PER_PAGE), total: all.length };
    },
  };
};
