import { Item, ProductId } from '@wishbow/contracts/items';
import type * as z from 'zod';

export const TEAPOT = ProductId.parse('WBT5F0BX4Y');

/** A catalogue item as the catalog service would tell of it. */
export const anItem = (change: Partial<z.input<typeof Item>> = {}): Item => {
  const productId = change.product_id ?? TEAPOT;
  return Item.parse({
    id: 'e'.repeat(24),
    product_id: productId,
    asin: productId,
    title: 'Cast teapot with infuser, 37 oz',
    brand: 'Kettlebee',
    image: 'https://pictures.example/teapot.webp',
    images: [],
    price: 3800,
    url: `https://www.amazon.com/dp/${productId}?tag=wishbow-20`,
    product_description: null,
    product_details: [],
    feature_bullets: [],
    variant_title: 'Raspberry',
    variant_specifics: [],
    all_variants: [],
    package_dimensions: null,
    stars: null,
    num_reviews: null,
    invalid: false,
    details_added: false,
    search_result: false,
    ...change,
  });
};
