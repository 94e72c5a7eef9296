import { type Response, Router } from 'express';
import { z } from 'zod';
import { readBooks } from './books.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { renderPaymentIntent } from './payment-intent.ts';
import { release } from './settle-payment.ts';
import { atTill, type StripeContext, type Till } from './stripe-context.ts';

const DisputeInput = z.strictObject({ charge: z.string() });
const DisputeEnding = z.strictObject({ status: z.enum(['won', 'lost']) });

const send = (response: Response, found: object | undefined): void => {
  response.status(found ? 200 : 404).json(found ?? { error: 'Nothing in the right state has this id.' });
};

/** A hold nobody captured in time goes back to the card, as after seven days. */
const expireHold = async (till: Till, intentId: string): Promise<object | undefined> => {
  const intent = await till.store.paymentIntents.find(intentId);
  if (intent?.status !== 'requires_capture') return undefined;
  return renderPaymentIntent(await release(till, intent, 'automatic'), till.publicUrl);
};

/** What tests ask the card processor beside its API: its books, and things that only banks and time do. */
export const stripeControlRoutes = (context: StripeContext): Router => {
  const router = Router();
  router.get('/stripe/state', async (_request, response) => {
    response.json(await atTill(context, ({ store }) => readBooks(store)));
  });
  router.post('/stripe/disputes', async (request, response) => {
    const { charge } = DisputeInput.parse(request.body);
    send(response, await atTill(context, (till) => openDispute(till, charge)));
  });
  router.post('/stripe/disputes/:id/close', async (request, response) => {
    const { status } = DisputeEnding.parse(request.body);
    send(response, await atTill(context, (till) => closeDispute(till, request.params.id, status)));
  });
  router.post('/stripe/holds/:id/expire', async (request, response) => {
    send(response, await atTill(context, (till) => expireHold(till, request.params.id)));
  });
  return router;
};
