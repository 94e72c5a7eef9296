import { problem } from '@wishbow/contracts/problem';
import { OrderId } from '@wishbow/contracts/wire-types';
import { sendProblem } from '@wishbow/http/problem-handler';
import express, { type RequestHandler, Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { isRetailerWebhookKey } from './retailer-webhook-key.ts';
import { takeHint, takeMessage } from './take-hint.ts';

/** What it is about is not to be seen yet: it must not be dropped (RELIABILITY.md row 55). */
const NOT_YET = problem('not_yet', 'This is not known yet. Please tell us again.');

/** Larger than any message of either. */
const BODY_LIMIT_BYTES = 512 * 1024;

/** What the card processor and the retailer tell us. Both tell again until they are answered 200. */
export function webhookRoutes(deps: Dependencies, retailerSecret: string): Router {
  const router = Router();
  // The signature is over the bytes as they came.
  const rawBody = express.raw({ type: () => true, limit: BODY_LIMIT_BYTES });
  router.post('/webhooks/stripe', rawBody, stripeWebhook(deps));
  router.post('/webhooks/retailer', retailerWebhook(deps, retailerSecret));
  return router;
}

/** Wrong secret, changed bytes or older than five minutes: 400 and nothing happens (RELIABILITY.md row 52). */
const stripeWebhook =
  (deps: Dependencies): RequestHandler =>
  async (request, response) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const event = deps.payments.readEvent(body, request.get('stripe-signature') ?? '');
    if (!event)
      return sendProblem(response, 400, problem('invalid_signature', 'This message is not from the card processor.'));
    if (!(await takeMessage(deps, event))) return sendProblem(response, 503, NOT_YET);
    response.json({ received: true });
  };

/** The body is not even read: whoever knows the key of an order may have us look at that order (row 56). */
const retailerWebhook =
  (deps: Dependencies, secret: string): RequestHandler =>
  async (request, response) => {
    const orderId = OrderId.safeParse(request.query.order);
    const key = String(request.query.key ?? '');
    if (!orderId.success || !isRetailerWebhookKey(secret, orderId.data, key)) {
      return sendProblem(response, 401, problem('unauthenticated', 'This message is not from the retailer.'));
    }
    if (!(await takeHint(deps, orderId.data))) return sendProblem(response, 503, NOT_YET);
    response.json({ received: true });
  };
