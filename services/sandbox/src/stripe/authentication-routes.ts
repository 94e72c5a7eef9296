import express, { Router } from 'express';
import { z } from 'zod';
import { authenticationDonePage, authenticationPage, nothingToAuthenticatePage } from './authentication-page.ts';
import { finishAuthentication } from './confirm-payment.ts';
import { finishSetup } from './confirm-setup.ts';
import { atTill, type StripeContext } from './stripe-context.ts';
import type { StripeStore } from './stripe-repository.ts';
import type { PaymentIntentRow, SetupIntentRow } from './stripe-rows.ts';

const Secret = z.object({ client_secret: z.string() });
const Outcome = z.object({ outcome: z.enum(['complete', 'fail']) });

/** The intent of this address, if the address carries its secret. */
const findIntent = async (
  store: StripeStore,
  id: string,
  query: unknown,
): Promise<PaymentIntentRow | SetupIntentRow | undefined> => {
  const secret = Secret.safeParse(query).data?.client_secret;
  const intent = (await store.paymentIntents.find(id)) ?? (await store.setupIntents.find(id));
  return intent?.clientSecret === secret ? intent : undefined;
};

const isPayment = (intent: PaymentIntentRow | SetupIntentRow): intent is PaymentIntentRow => 'amount' in intent;

/** The address to go back to, telling what came of it in the parameters the real one uses. */
const returnAddress = (intent: PaymentIntentRow | SetupIntentRow, hasAgreed: boolean): string | undefined => {
  if (intent.returnUrl === null) return undefined;
  const name = isPayment(intent) ? 'payment_intent' : 'setup_intent';
  const url = new URL(intent.returnUrl);
  url.searchParams.set(name, intent._id);
  url.searchParams.set(`${name}_client_secret`, intent.clientSecret);
  url.searchParams.set('redirect_status', hasAgreed ? 'succeeded' : 'failed');
  return url.href;
};

/** `GET` asks the card's holder, `POST` takes the answer. */
export const authenticationRoutes = (context: StripeContext): Router => {
  const router = Router();
  router.get('/stripe/authenticate/:id', async (request, response) => {
    const intent = await atTill(context, ({ store }) => findIntent(store, request.params.id, request.query));
    if (intent?.status !== 'requires_action') return void response.status(404).send(nothingToAuthenticatePage());
    const amountCents = isPayment(intent) ? intent.amount : undefined;
    response.send(authenticationPage({ action: request.originalUrl, amountCents }));
  });

  router.post('/stripe/authenticate/:id', express.urlencoded({ extended: false }), async (request, response) => {
    const hasAgreed = Outcome.safeParse(request.body).data?.outcome === 'complete';
    const finished = await atTill(context, async (till) => {
      const intent = await findIntent(till.store, request.params.id, request.query);
      if (!intent) return undefined;
      return isPayment(intent) ? finishAuthentication(till, intent, hasAgreed) : finishSetup(till, intent, hasAgreed);
    });
    if (!finished) return void response.status(404).send(nothingToAuthenticatePage());
    const address = returnAddress(finished, hasAgreed);
    if (address) return response.redirect(303, address);
    response.send(authenticationDonePage(hasAgreed));
  });
  return router;
};
