import type { Listing, SearchPage } from './shop.ts';

export type PictureView = 'main' | 'tilt' | 'detail';
/** Where the picture of a product number is served, in one of its views. */
export type PictureUrl = (productId: string, view: PictureView) => string;

const OUNCES_PER_POUND = 16;

const variantTitle = ({ product, variant }: Listing): string =>
  product.variants.length > 1 ? `${product.title}, ${variant.value}` : product.title;

const specifics = (dimension: string, value: string) => [{ dimension, value }];

const packageOf = ({ product }: Listing) => ({
  weight: { amount: product.package.weightPounds * OUNCES_PER_POUND, unit: 'ounces' },
  size: {
    width: { amount: product.package.widthInches, unit: 'inches' },
    depth: { amount: product.package.depthInches, unit: 'inches' },
    length: { amount: product.package.lengthInches, unit: 'inches' },
  },
});

/** `GET /v1/products/:asin`: prices in cents, `stars` a number; the price is missing when nobody sells it. */
export const productDetails = (listing: Listing, pictureUrl: PictureUrl, now: Date) => {
  const { product, variant, pictureId } = listing;
  const productId = variant.productId;
  return {
    status: 'completed',
    retailer: 'amazon',
    timestamp: Math.floor(now.getTime() / 1_000),
    asin: productId,
    product_id: productId,
    title: variantTitle(listing),
    brand: product.brand,
    ...(listing.hasPrice && { price: variant.priceCents, ship_price: product.shippingCents }),
    main_image: pictureUrl(pictureId, 'main'),
    images: [pictureUrl(pictureId, 'main'), pictureUrl(pictureId, 'tilt'), pictureUrl(pictureId, 'detail')],
    product_description: product.description,
    product_details: [
      `Brand: ${product.brand}`,
      `Item Weight: ${product.package.weightPounds} pounds`,
      `${product.variantDimension}: ${variant.value}`,
    ],
    feature_bullets: product.bullets,
    variant_specifics: specifics(product.variantDimension, variant.value),
    all_variants: product.variants.map(({ productId: id, value }) => ({
      product_id: id,
      variant_specifics: specifics(product.variantDimension, value),
    })),
    categories: [product.category],
    authors: [],
    epids: [{ type: 'ASIN', value: productId }],
    package_dimensions: packageOf(listing),
    stars: product.stars,
    review_count: product.reviewCount,
    question_count: 0,
    fresh: false,
    pantry: false,
    handmade: false,
    digital: false,
    buyapi_hint: listing.isOrderable,
  };
};

/** `GET /v1/products/:asin/offers`: one seller with a cheap and a fast shipping option; prices in cents. */
export const productOffers = (listing: Listing, now: Date) => {
  const { product, variant, isOrderable } = listing;
  const offer = {
    offer_id: `offer-${variant.productId}`,
    price: variant.priceCents,
    condition: 'New',
    available: isOrderable,
    addon: false,
    prime_only: false,
    member_only: false,
    international: false,
    marketplace_fulfilled: false,
    minimum_quantity: 1,
    handling_days: { min: 0, max: 1 },
    seller: {
      id: 'SANDBOXSELLER1',
      name: 'Sandbox Shop',
      first_party: true,
      num_ratings: 48_210,
      percent_positive: 97,
    },
    shipping_options: [
      { name: 'Standard', price: product.shippingCents, delivery_days: product.shippingDays },
      {
        name: 'Expedited',
        price: product.shippingCents + 1_000,
        delivery_days: { min: 1, max: product.shippingDays.min },
      },
    ],
  };
  return {
    status: 'completed',
    retailer: 'amazon',
    asin: variant.productId,
    timestamp: Math.floor(now.getTime() / 1_000),
    offers: listing.hasPrice ? [offer] : [],
  };
};

/** `GET /v1/search`: here `stars` is a sentence, unlike in the details. `total_results` is an extra of the sandbox. */
export const searchResults = ({ listings, total }: SearchPage, pictureUrl: PictureUrl, now: Date) => ({
  status: 'completed',
  retailer: 'amazon',
  timestamp: Math.floor(now.getTime() / 1_000),
  total_results: total,
  results: listings.map(({ product, variant, pictureId, hasPrice }) => ({
    product_id: variant.productId,
    title: product.title,
    brand: product.brand,
    image: pictureUrl(pictureId, 'main'),
    ...(hasPrice && { price: variant.priceCents }),
    num_reviews: product.reviewCount,
    stars: `${product.stars} out of 5 stars`,
    fresh: false,
  })),
});
