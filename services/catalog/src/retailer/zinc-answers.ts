import { PackageDimensions, ProductId, ShippingDays, VariantSpecific } from '@wishbow/contracts/items';
import { PictureAddress } from '@wishbow/contracts/wire-types';
import * as z from 'zod';

/**
 * The answers of the Zinc API, version 1, with the fields we read. Money is in cents. What is missing or unreadable
 * becomes null or an empty list: a product of which little is told is a product all the same.
 * Source: https://docs.zincapi.com, "Product search", "Product details" and "Product offers".
 */

const price = z.int().nonnegative().nullable().catch(null);
const texts = z.array(z.string()).catch([]);

/** A lookup that failed is told in the body of an answer with status 200. */
export const ZincFailure = z.object({ _type: z.literal('error'), code: z.string() });

/** In search results `stars` is a sentence: "4.5 out of 5 stars". */
export const ZincResult = z.object({
  product_id: ProductId,
  title: z.string().min(1),
  brand: z.string().nullable().catch(null),
  image: PictureAddress.nullable().catch(null),
  price,
  stars: z.string().nullable().catch(null),
  num_reviews: z.int().nonnegative().nullable().catch(null),
});
export type ZincResult = z.infer<typeof ZincResult>;

export const ZincSearch = z.object({
  results: z.array(z.unknown()),
  /** Told by some providers only. */
  total_results: z.int().nonnegative().optional().catch(undefined),
});
export type ZincSearch = z.infer<typeof ZincSearch>;

/** In details `stars` is a number. */
export const ZincProduct = z.object({
  status: z.literal('completed'),
  product_id: ProductId,
  title: z.string().min(1),
  brand: z.string().nullable().catch(null),
  price,
  main_image: PictureAddress.nullable().catch(null),
  images: z.array(z.unknown()).catch([]),
  product_description: z.string().nullable().catch(null),
  product_details: texts,
  feature_bullets: texts,
  variant_specifics: z.array(VariantSpecific).catch([]),
  all_variants: z.array(z.object({ product_id: ProductId, variant_specifics: z.array(VariantSpecific) })).catch([]),
  package_dimensions: PackageDimensions.nullable().catch(null),
  stars: z.number().nullable().catch(null),
  review_count: z.int().nonnegative().nullable().catch(null),
  /** False: the product cannot be ordered. */
  buyapi_hint: z.boolean().nullable().catch(null),
});
export type ZincProduct = z.infer<typeof ZincProduct>;

export const ZincOffers = z.object({
  status: z.literal('completed'),
  offers: z.array(
    z.object({
      price: z.int().positive(),
      available: z.boolean().nullish(),
      condition: z.string().nullish(),
      minimum_quantity: z.int().nullish(),
      shipping_options: z.array(z.object({ price: z.int().nonnegative(), delivery_days: ShippingDays })),
    }),
  ),
});
export type ZincOffers = z.infer<typeof ZincOffers>;
