import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { likesContract } from '@wishbow/contracts/likes-contract';
import { anItem, anOffer } from '@wishbow/testing/builders/item';
import type { mockSite } from '@wishbow/testing/mock';

export const grey = { product_id: 'WB00000001', variant_specifics: [{ dimension: 'Color', value: 'Cloud grey' }] };
export const sage = { product_id: 'WB00000002', variant_specifics: [{ dimension: 'Color', value: 'Sage' }] };
const variants = [grey, sage];

/** Headphones in cloud grey for $129.00, and the same in sage for $139.00. */
export const headphones = anItem({ ...grey, all_variants: variants });
const inSage = anItem({ ...sage, all_variants: variants, title: 'Over-ear headphones, sage', price: 13_900 });

/** A shop that sells the headphones, liked by three, in two colours, shipped for $4.50, or that tells the given item and offer. */
export function theShop(
  site: ReturnType<typeof mockSite>,
  item = headphones,
  offer: ReturnType<typeof anOffer> | null = anOffer(),
): void {
  site.answer(catalogContract, {
    storeItemDetailsNow: ({ body }) => ({
      status: 200,
      body: { item: body.item.product_id === inSage.product_id ? inSage : item },
    }),
    getOffersAndShipping: { status: 200, body: { offer } },
    storeItemVariations: { status: 200, body: { item: headphones, variations: [inSage] } },
  });
  site.answer(likesContract, {
    getItemLikes: { status: 200, body: { likes: [], like_count: 3, liked: false, has_more: false } },
  });
}
