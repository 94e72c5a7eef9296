import { PictureAddress } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import { type Offer, type ProductBasics, type ProductDetails, RESULTS_PER_PAGE, type SearchPage } from './retailer.ts';
import { type ZincOffers, type ZincProduct, ZincResult, type ZincSearch } from './zinc-answers.ts';

const centsOrNull = (amount: number | null) => (amount ? cents(amount) : null);

const MOST_STARS = 5;
const withinStars = (stars: number) => Math.min(MOST_STARS, Math.max(0, stars));

/** "4.5 out of 5 stars" -> 4.5 */
export function starsIn(sentence: string | null): number | null {
  const [, figure] = /^(\d(?:\.\d+)?) out of 5/.exec(sentence ?? '') ?? [];
  return figure === undefined ? null : withinStars(Number(figure));
}

const toBasics = (result: ZincResult): ProductBasics => ({
  productId: result.product_id,
  title: result.title,
  brand: result.brand,
  imageUrl: result.image,
  priceCents: centsOrNull(result.price),
  stars: starsIn(result.stars),
  reviewCount: result.num_reviews,
});

/** A result that cannot be read (no product id, no title) is left out; the page around it stands. */
export function toSearchPage({ results, total_results }: ZincSearch, page: number): SearchPage {
  const readable = results.map((result) => ZincResult.safeParse(result)).flatMap((parsed) => parsed.data ?? []);
  const seenCount = (page - 1) * RESULTS_PER_PAGE + results.length;
  return { results: readable.map(toBasics), totalCount: total_results ?? seenCount };
}

export const toProductDetails = (product: ZincProduct): ProductDetails => ({
  productId: product.product_id,
  title: product.title,
  brand: product.brand,
  imageUrl: product.main_image,
  imageUrls: product.images.flatMap((image) => PictureAddress.safeParse(image).data ?? []),
  priceCents: centsOrNull(product.price),
  stars: product.stars === null ? null : withinStars(product.stars),
  reviewCount: product.review_count,
  description: product.product_description,
  details: product.product_details,
  bullets: product.feature_bullets,
  variantSpecifics: product.variant_specifics,
  variants: product.all_variants.map((variant) => ({
    productId: variant.product_id,
    variantSpecifics: variant.variant_specifics,
  })),
  packageDimensions: product.package_dimensions,
  isOrderable: product.buyapi_hint !== false,
});

/** New goods in single units only: nobody is given something used. */
export const toOffers = ({ offers }: ZincOffers): Offer[] =>
  offers
    .filter((offer) => offer.available !== false && (offer.minimum_quantity ?? 1) <= 1)
    .filter((offer) => (offer.condition ?? 'New') === 'New')
    .map((offer) => ({
      priceCents: cents(offer.price),
      shippingOptions: offer.shipping_options.map((option) => ({
        priceCents: cents(option.price),
        days: option.delivery_days,
      })),
    }));
