import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { send } from './answer-route.ts';
import { labelPage } from './label-page.ts';
import { orderRoutes } from './order-routes.ts';
import type { PictureUrl } from './product-answers.ts';
import { productRoutes } from './product-routes.ts';
import type { RetailerContext } from './retailer-context.ts';
import { refusal } from './retailer-error.ts';

type Settings = { context: RetailerContext; pictureUrl: PictureUrl; traffic: readonly RequestHandler[] };

/** The retailer shares the prefix `/v1` with the card processor, because a client of either only swaps the host. */
const PATHS = ['/v1/orders', '/v1/cancellations', '/v1/returns', '/v1/products', '/v1/search', '/reviews'];
/** The invented community has sent things back before there was a sandbox. */
const DEMO_RETURN = 'demo-';
/** The one token that is refused; every other one is a client of its own. */
const REFUSED_TOKEN = 'invalid_token';

/** The client token, sent as the user of HTTP Basic without a password. */
const tokenOf = (authorization: string | undefined): string => {
  const encoded = /^Basic (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return Buffer.from(encoded, 'base64').toString().split(':')[0] ?? '';
};

const requireToken: RequestHandler = (request, response, next) => {
  const token = tokenOf(request.get('authorization'));
  if (token === '' || token === REFUSED_TOKEN) return send(response, refusal('invalid_client_token'));
  response.locals.clientToken = token;
  next();
};

const refuseBrokenBody: ErrorRequestHandler = (error: { type?: string }, _request, response, next) => {
  if (error.type === 'entity.parse.failed') return send(response, refusal('invalid_json'));
  if (error.type === 'entity.too.large')
    return send(response, { ...refusal('invalid_request', { reason: 'The request is too large.' }), status: 413 });
  next(error);
};

/** The ordering API, the reviews provider (both behind HTTP Basic) and the return labels. */
export const retailerRoutes = ({ context, pictureUrl, traffic }: Settings): Router => {
  const router = Router();
  router.get('/retailer/labels/:id', async (request, response) => {
    const { id } = request.params;
    const isKnown = id.startsWith(DEMO_RETURN) || (await context.requests.find(id, 'return')) !== null;
    response.status(isKnown ? 200 : 404).send(labelPage(isKnown ? id.replace(DEMO_RETURN, '') : undefined));
  });
  router.use(PATHS, express.json({ limit: '1mb', type: () => true }), refuseBrokenBody, ...traffic, requireToken);
  router.use(orderRoutes(context), productRoutes(context, pictureUrl));
  return router;
};
