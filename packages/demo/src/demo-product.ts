import { cents } from '@wishbow/domain/money';
import { z } from 'zod';
import { PictureRecipe } from './pictures/picture-recipe.ts';

/** The shelves of the demo shop, fifteen products on each. */
export const ProductCategory = z.enum([
  'Kitchen',
  'Food and drink',
  'Home and lighting',
  'Furniture',
  'Plants and garden',
  'Bath and care',
  'Audio',
  'Instruments',
  'Tech',
  'Photo and optics',
  'Watches and jewelry',
  'Clothes',
  'Shoes and bags',
  'Outdoors',
  'Sports',
  'Cycling and travel',
  'Toys',
  'Games and puzzles',
  'Art and craft',
  'Books',
]);
export type ProductCategory = z.infer<typeof ProductCategory>;

/** Ten capital letters and digits, the length of a retailer's product number; the prefix WB keeps clear of real ones. */
const ProductId = z.string().regex(/^WB[0-9A-Z]{8}$/);
const Price = z.int().positive().transform(cents);
const Percent = z.int().min(0).max(100);
const Inches = z.number().positive();

/** One choice of a product, sold under its own number; the first one of a product carries the product's own number. */
export const DemoVariant = z.strictObject({
  productId: ProductId,
  value: z.string(),
  priceCents: Price,
  picture: PictureRecipe,
});
export type DemoVariant = z.infer<typeof DemoVariant>;

export const DemoProduct = z.strictObject({
  productId: ProductId,
  title: z.string(),
  brand: z.string(),
  category: ProductCategory,
  priceCents: Price,
  shippingCents: z.int().min(0).transform(cents),
  shippingDays: z.strictObject({ min: z.int().positive(), max: z.int().positive() }),
  stars: z.number().min(1).max(5),
  reviewCount: z.int().min(0),
  /** Percent of the reviews with 1, 2, 3, 4 and 5 stars, in that order; they add up to 100. */
  starShares: z.tuple([Percent, Percent, Percent, Percent, Percent]),
  bullets: z.array(z.string()).length(3),
  description: z.string(),
  package: z.strictObject({
    weightPounds: z.number().positive(),
    lengthInches: Inches,
    widthInches: Inches,
    depthInches: Inches,
  }),
  /** What the variants differ in, such as Color; the picker's label. */
  variantDimension: z.string(),
  variants: z.array(DemoVariant).min(2),
  picture: PictureRecipe,
});
export type DemoProduct = z.infer<typeof DemoProduct>;
