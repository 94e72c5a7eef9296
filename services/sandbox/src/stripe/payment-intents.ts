import { z } from 'zod';
import { LARGEST_AMOUNT_CENTS, SMALLEST_AMOUNT_CENTS } from './confirmation-rules.ts';
import { FormInteger, ListPage, Metadata, mergeMetadata } from './form-values.ts';
import { defineIntentOperation } from './intent-operation.ts';
import { defineOperation, renderList } from './operation.ts';
import { renderExpanded, renderPaymentIntent } from './payment-intent.ts';
import { invalidRequest, ok, type StripeAnswer } from './stripe-error.ts';

/** Why so much cannot be charged; undefined when it can. Limits: docs.stripe.com/currencies, "Minimum and maximum". */
export const amountProblem = (amount: number): StripeAnswer | undefined => {
  if (amount < SMALLEST_AMOUNT_CENTS) {
    return invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > LARGEST_AMOUNT_CENTS) {
    return invalidRequest('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' });
  }
  return undefined;
};

const getPaymentIntent = defineIntentOperation({
  method: 'get',
  kind: 'payment_intent',
  path: '',
  access: 'publishable',
  input: z.object({ client_secret: z.string().optional(), expand: z.array(z.string()).optional() }),
  run: async ({ input, store, publicUrl }, intent) => ok(await renderExpanded(store, intent, publicUrl, input.expand)),
});

const updatePaymentIntent = defineIntentOperation({
  method: 'post',
  kind: 'payment_intent',
  path: '',
  input: z.object({
    amount: FormInteger.optional(),
    description: z.string().optional(),
    metadata: Metadata.default({}),
  }),
  run: async ({ input, store, publicUrl }, intent) => {
    const { amount = intent.amount, description = intent.description } = input;
    if (amount !== intent.amount && intent.latestCharge !== null) {
      return invalidRequest('The amount of a PaymentIntent that was charged cannot be changed.', { param: 'amount' });
    }
    const problem = amountProblem(amount);
    if (problem) return problem;
    const updated = { ...intent, amount, description, metadata: mergeMetadata(intent.metadata, input.metadata) };
    await store.paymentIntents.save(updated);
    return ok(renderPaymentIntent(updated, publicUrl));
  },
});

const listPaymentIntents = defineOperation({
  method: 'get',
  path: '/v1/payment_intents',
  input: ListPage.extend({ customer: z.string().optional() }),
  run: async ({ input: { customer, ...page }, store, publicUrl }) => {
    const found = await store.paymentIntents.listPage(customer === undefined ? {} : { customer }, page);
    return ok(renderList('/v1/payment_intents', found, (intent) => renderPaymentIntent(intent, publicUrl)));
  },
});

export const paymentIntentOperations = [getPaymentIntent, updatePaymentIntent, listPaymentIntents];
