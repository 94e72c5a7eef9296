import type { Item } from '@wishbow/contracts/items';
import type { ItemId } from '@wishbow/contracts/wire-types';
import type { ProductBasics, ProductDetails } from '../retailer/retailer.ts';
import type { StoredItem } from './item-repository.ts';
import { basicsOnly, plainTitle, variantTitleOf } from './item-rules.ts';
import { type Shop, shopLink } from './shop-link.ts';

interface Shown {
  readonly id: ItemId | null;
  readonly hasDetails: boolean;
}

const toWire = (product: ProductDetails, shop: Shop, { id, hasDetails }: Shown): Item => ({
  id,
  product_id: product.productId,
  asin: product.productId,
  title: plainTitle(product),
  brand: product.brand,
  image: product.imageUrl,
  images: product.imageUrls,
  price: product.priceCents,
  url: shopLink(shop, product.productId),
  product_description: product.description,
  product_details: product.details,
  feature_bullets: product.bullets,
  variant_title: variantTitleOf(product),
  variant_specifics: product.variantSpecifics,
  all_variants: product.variants.map((variant) => ({
    product_id: variant.productId,
    variant_specifics: variant.variantSpecifics,
  })),
  package_dimensions: product.packageDimensions,
  stars: product.stars,
  num_reviews: product.reviewCount,
  invalid: !product.isOrderable,
  details_added: hasDetails,
  search_result: id === null,
});

/** A stored item with everything known of it. */
export const toItem = (item: StoredItem, shop: Shop): Item =>
  toWire(item, shop, { id: item.id, hasDetails: item.detailsAt !== null });

/** A stored item as one card among many: without what only its own page shows. */
export const toCard = (item: StoredItem, shop: Shop): Item =>
  toWire({ ...basicsOnly(item), variantSpecifics: item.variantSpecifics }, shop, { id: item.id, hasDetails: false });

/** A product that is not stored. */
export const toSearchResult = (basics: ProductBasics, shop: Shop): Item =>
  toWire(basicsOnly(basics), shop, { id: null, hasDetails: false });
