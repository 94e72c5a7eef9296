import { PackageDimensions, ProductId, ShippingDays, VariantSpecific } from '@wishbow/contracts/items';
import { CentsAmount, PictureAddress } from '@wishbow/contracts/wire-types';
import * as z from 'zod';

/** What a search result tells of a product: enough for a card. */
export const ProductBasics = z.object({
  productId: ProductId,
  title: z.string(),
  brand: z.string().nullable(),
  imageUrl: PictureAddress.nullable(),
  priceCents: CentsAmount.nullable(),
  /** 0 to 5. */
  stars: z.number().nullable(),
  reviewCount: z.int().nullable(),
});
export type ProductBasics = z.infer<typeof ProductBasics>;

/** Everything the retailer tells of one product. */
export const ProductDetails = ProductBasics.extend({
  imageUrls: z.array(PictureAddress),
  description: z.string().nullable(),
  details: z.array(z.string()),
  bullets: z.array(z.string()),
  variantSpecifics: z.array(VariantSpecific),
  variants: z.array(z.object({ productId: ProductId, variantSpecifics: z.array(VariantSpecific) })),
  packageDimensions: PackageDimensions.nullable(),
  /** False for what cannot be shipped, such as a video. */
  isOrderable: z.boolean(),
});
export type ProductDetails = z.infer<typeof ProductDetails>;

/** One seller's offer of a product, with the ways it can be shipped. */
export const Offer = z.object({
  priceCents: CentsAmount,
  shippingOptions: z.array(z.object({ priceCents: CentsAmount, days: ShippingDays })),
});
export type Offer = z.infer<typeof Offer>;

/** One page of results; `totalCount` is how many the retailer knows in all. */
export const SearchPage = z.object({ results: z.array(ProductBasics), totalCount: z.int().nonnegative() });
export type SearchPage = z.infer<typeof SearchPage>;

/** What the retailer answered, or that it did not answer in time or not in a way that can be read. */
export type Told<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: 'retailer_unavailable' };

export const NOT_AVAILABLE: Told<never> = { ok: false, reason: 'retailer_unavailable' };

/** The shop whose products are wished for. The driver behind it is chosen by configuration. */
export interface Retailer {
  /** Pages count from 1 and hold up to `RESULTS_PER_PAGE` results. */
  search(query: string, page: number): Promise<Told<SearchPage>>;
  /** undefined: the retailer does not sell it under this id. */
  findProduct(productId: ProductId): Promise<Told<ProductDetails | undefined>>;
  /** The offers that can be ordered now. The question is taken back when `abandoned` aborts. */
  listOffers(productId: ProductId, abandoned?: AbortSignal): Promise<Told<Offer[]>>;
}

export const RESULTS_PER_PAGE = 20;
