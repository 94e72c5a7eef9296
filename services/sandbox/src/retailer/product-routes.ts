import { Router } from 'express';
import { z } from 'zod';
import { send } from './answer.ts';
import { productDetails, productOffers, searchResults, type PictureUrl } from './product-answers.ts';
import type { RetailerContext } from './retailer-context.ts';
import { refusal, retailerError, type EndingCode, type RetailerAnswer } from './retailer-error.ts';
import { reviewPage } from './reviews.ts';

const PageNumber = z.coerce.number().int().min(1).max(1_000).default(1);
const SearchQuery = z.object({ query: z.string().min(1).max(200), page: PageNumber });

/** A lookup that found nothing is answered with 200 and told in the body, like a failed order. */
const failed = (code: EndingCode): RetailerAnswer => ({ status: 200, body: { status: 'failed', ...retailerError(code) } });

/** Search, product details, offers, and the reviews provider. */
export const productRoutes = ({ shop, now }: RetailerContext, pictureUrl: PictureUrl): Router => {
  const router = Router();
  router.get('/v1/search', (request, response) => {
    const query = SearchQuery.safeParse(request.query);
    if (!query.success) return send(response, refusal('invalid_request', { fields: z.flattenError(query.error).fieldErrors }));
    send(response, { status: 200, body: searchResults(shop.search(query.data.query, query.data.page), pictureUrl, now()) });
  });
  router.get('/v1/products/:asin', (request, response) => {
    const listing = shop.find(request.params.asin);
    send(response, listing ? { status: 200, body: productDetails(listing, pictureUrl, now()) } : failed('unsupported_product_id'));
  });
  router.get('/v1/products/:asin/offers', (request, response) => {
    const listing = shop.find(request.params.asin);
    if (!listing) return send(response, failed('unsupported_product_id'));
    send(response, listing.hasOffers ? { status: 200, body: productOffers(listing, now()) } : failed('amazon_antibot_blank_offers_page'));
  });
  router.get('/reviews/:asin', (request, response) => {
    const listing = shop.find(request.params.asin);
    const page = PageNumber.safeParse(request.query['page']);
    if (!page.success) return send(response, refusal('invalid_request', { field: 'page' }));
    send(response, listing ? { status: 200, body: reviewPage(listing, page.data) } : { status: 404, body: retailerError('unsupported_product_id') });
  });
  return router;
};
