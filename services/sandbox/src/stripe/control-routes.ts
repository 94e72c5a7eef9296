import { type Response, Router } from 'express';
import { z } from 'zod';
import { readBooks } from './books.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { renderPaymentIntent } from './payment-intent.ts';
import type { StripeContext } from './run-operation.ts';
import { release } from './settle-payment.ts';
import type { StripeStore } from './stripe-repository.ts';

const DisputeInput = z.strictObject({ charge: z.string() });
const DisputeEnding = z.strictObject({ status: z.enum(['won', 'lost']) });

const send = (response: Response, found: object | undefined): void => {
  response.status(found ? 200 : 404).json(found ?? { error: 'Nothing in the right state has this id.' });
};

/** What tests ask the card processor beside its API: its books, and things that only banks and time do. */
export const stripeControlRoutes = ({ database, repository, wakeWebhooks, now, publicUrl }: StripeContext): Router => {
  const router = Router();
  const inStore = async <Result>(work: (store: StripeStore) => Promise<Result>): Promise<Result> => {
    const result = await database.inTransaction((session) => work(repository.within(session, now())));
    wakeWebhooks();
    return result;
  };

  router.get('/stripe/state', async (_request, response) => void response.json(await inStore(readBooks)));
  router.post('/stripe/disputes', async (request, response) => {
    const { charge } = DisputeInput.parse(request.body);
    send(response, await inStore((store) => openDispute(store, charge, now())));
  });
  router.post('/stripe/disputes/:id/close', async (request, response) => {
    const { status } = DisputeEnding.parse(request.body);
    send(response, await inStore((store) => closeDispute(store, request.params.id, status)));
  });
  /** A hold nobody captured in time goes back to the card, as after seven days. */
  router.post('/stripe/holds/:id/expire', async (request, response) => {
    send(
      response,
      await inStore(async (store) => {
        const intent = await store.paymentIntents.find(request.params.id);
        if (intent?.status !== 'requires_capture') return undefined;
        return renderPaymentIntent(await release({ store, now: now(), publicUrl }, intent, 'automatic'), publicUrl);
      }),
    );
  });
  return router;
};
