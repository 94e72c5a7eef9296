import * as z from 'zod';
import { CentsAmount, ItemId, PictureAddress } from './wire-types.ts';

/** The retailer's product id (an ASIN). */
export const ProductId = z
  .string()
  .regex(/^[A-Z0-9]{10}$/)
  .brand<'ProductId'>();
export type ProductId = z.infer<typeof ProductId>;

const Measure = z.object({ amount: z.number(), unit: z.string() });

export const PackageDimensions = z.object({
  weight: Measure.nullable(),
  size: z.object({ depth: Measure, length: Measure, width: Measure }).nullable(),
});

export const VariantSpecific = z.object({ dimension: z.string(), value: z.string() });

export const ShippingDays = z.object({ min: z.int().nonnegative(), max: z.int().nonnegative() });

/** A catalogue product. `price` is in cents. */
export const Item = z.object({
  /** Our own id once the item is stored; null for a bare search result. */
  id: ItemId.nullable(),
  product_id: ProductId,
  asin: ProductId,
  title: z.string(),
  brand: z.string().nullable(),
  image: PictureAddress.nullable(),
  images: z.array(PictureAddress),
  price: CentsAmount.nullable(),
  /** Canonical shop address with our one affiliate tag. */
  url: z.string(),
  product_description: z.string().nullable(),
  product_details: z.array(z.string()),
  feature_bullets: z.array(z.string()),
  variant_title: z.string().nullable(),
  variant_specifics: z.array(VariantSpecific),
  all_variants: z.array(z.object({ product_id: ProductId, variant_specifics: z.array(VariantSpecific) })),
  package_dimensions: PackageDimensions.nullable(),
  stars: z.number().min(0).max(5).nullable(),
  num_reviews: z.int().nonnegative().nullable(),
  /** Cannot be ordered: shown with the unavailable message. */
  invalid: z.boolean(),
  details_added: z.boolean(),
  search_result: z.boolean(),
});
export type Item = z.infer<typeof Item>;

/** The cheapest way to ship within the allowed days. */
export const ShippingOffer = z.object({
  shipping_price: CentsAmount,
  shipping_days: ShippingDays,
  /** What the seller of this offer asks; may differ from the listed price. */
  price: CentsAmount,
});
export type ShippingOffer = z.infer<typeof ShippingOffer>;
