import { Router } from 'express';
import { z } from 'zod';
import { answerRoute, pathPart } from './answer-route.ts';
import { type PictureUrl, productDetails, productOffers, searchResults } from './product-answers.ts';
import type { RetailerContext } from './retailer-context.ts';
import { type EndingCode, type RetailerAnswer, refusal, retailerError } from './retailer-error.ts';
import { reviewPage } from './reviews.ts';

const PageNumber = z.coerce.number().int().min(1).max(1_000).default(1);
const SearchQuery = z.object({ query: z.string().min(1).max(200), page: PageNumber });

const found = (body: unknown): RetailerAnswer => ({ status: 200, body });
/** A lookup that found nothing is answered with 200 and told in the body, like a failed order. */
const failed = (code: EndingCode): RetailerAnswer => found({ status: 'failed', ...retailerError(code) });

/** Search, product details, offers, and the reviews provider. */
export const productRoutes = ({ shop, now }: RetailerContext, pictureUrl: PictureUrl): Router => {
  const search = answerRoute(({ request }) => {
    const query = SearchQuery.safeParse(request.query);
    if (!query.success) return refusal('invalid_request', { fields: z.flattenError(query.error).fieldErrors });
    return found(searchResults(shop.search(query.data.query, query.data.page), pictureUrl, now()));
  });
  const details = answerRoute((call) => {
    const listing = shop.find(pathPart(call, 'asin'));
    return listing ? found(productDetails(listing, pictureUrl, now())) : failed('unsupported_product_id');
  });
  const offers = answerRoute((call) => {
    const listing = shop.find(pathPart(call, 'asin'));
    if (!listing) return failed('unsupported_product_id');
    return listing.hasOffers ? found(productOffers(listing, now())) : failed('amazon_antibot_blank_offers_page');
  });
  const reviews = answerRoute((call) => {
    const page = PageNumber.safeParse(call.request.query.page);
    if (!page.success) return refusal('invalid_request', { field: 'page' });
    const listing = shop.find(pathPart(call, 'asin'));
    const reviewed = listing && reviewPage(listing, page.data, now());
    return reviewed ? found(reviewed) : { status: 404, body: retailerError('unsupported_product_id') };
  });
  return Router()
    .get('/v1/search', search)
    .get('/v1/products/:asin', details)
    .get('/v1/products/:asin/offers', offers)
    .get('/reviews/:asin', reviews);
};
