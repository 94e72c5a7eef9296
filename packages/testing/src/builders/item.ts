import { Item, ShippingOffer } from '@wishbow/contracts/items';
import type * as z from 'zod';
import { idOf } from './ids.ts';

/** Headphones for $129.00 with everything known about them, in one variant. */
export const anItem = (changes: Partial<z.input<typeof Item>> = {}): Item =>
  Item.parse({
    id: idOf('item', 1),
    product_id: 'WB00000001',
    asin: 'WB00000001',
    title: 'Over-ear headphones, cloud grey',
    brand: 'Hushwave',
    image: '/media/headphones.webp',
    images: ['/media/headphones.webp', '/media/headphones-tilt.webp'],
    price: 12_900,
    url: 'https://shop.example/dp/WB00000001',
    product_description: 'Soft leather cushions and a light frame.',
    product_details: [],
    feature_bullets: ['40 hours of play, 10 minutes of charge for 4 more'],
    variant_title: null,
    variant_specifics: [],
    all_variants: [],
    package_dimensions: null,
    stars: 4.6,
    num_reviews: 2318,
    invalid: false,
    details_added: true,
    search_result: false,
    ...changes,
  });

/** Shipped for $4.50 in 3 to 5 days. */
export const anOffer = (changes: Partial<z.input<typeof ShippingOffer>> = {}): ShippingOffer =>
  ShippingOffer.parse({ shipping_price: 450, shipping_days: { min: 3, max: 5 }, price: 12_900, ...changes });
