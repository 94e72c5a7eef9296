import type { z } from 'zod';
import { ALLOWED_FROM, type IntentStep } from './confirmation-rules.ts';
import { type Access, defineOperation, type Operation, type StripeCall } from './operation.ts';
import { renderPaymentIntent } from './payment-intent.ts';
import { renderSetupIntent } from './setup-intent.ts';
import { forbidden, invalidRequest, missing, type StripeAnswer } from './stripe-error.ts';
import type { StripeStore } from './stripe-repository.ts';
import type { PaymentIntentRow, SetupIntentRow } from './stripe-rows.ts';

type IntentRows = { payment_intent: PaymentIntentRow; setup_intent: SetupIntentRow };
type IntentKind = keyof IntentRows;

const finders: { [Kind in IntentKind]: (store: StripeStore, id: string) => Promise<IntentRows[Kind] | undefined> } = {
  payment_intent: (store, id) => store.paymentIntents.find(id),
  setup_intent: (store, id) => store.setupIntents.find(id),
};
const renderers: { [Kind in IntentKind]: (intent: IntentRows[Kind], publicUrl: string) => object } = {
  payment_intent: renderPaymentIntent,
  setup_intent: renderSetupIntent,
};
const NAMES: Record<IntentKind, string> = { payment_intent: 'PaymentIntent', setup_intent: 'SetupIntent' };
const PARTICIPLES: Record<IntentStep, string> = { confirm: 'confirmed', capture: 'captured', cancel: 'canceled' };

type Definition<Kind extends IntentKind, Input> = {
  method: Operation['method'];
  kind: Kind;
  /** Follows `/v1/payment_intents/:id` or `/v1/setup_intents/:id`. */
  path: '' | `/${string}`;
  access?: Access;
  /** Refuses the call in states from which this step cannot be taken. */
  step?: IntentStep;
  input: z.ZodType<Input>;
  run: (call: StripeCall<Input>, intent: IntentRows[Kind]) => Promise<StripeAnswer>;
};

const clientSecretOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'client_secret' in input ? input.client_secret : undefined;

/** One call about one intent that exists, in a state that allows it; a browser has to know the intent's secret. */
export const defineIntentOperation = <Kind extends IntentKind, Input>(
  definition: Definition<Kind, Input>,
): Operation => {
  const { kind, path, step, run, access = 'secret', method, input } = definition;
  return defineOperation({
    method,
    access,
    input,
    path: `/v1/${kind}s/:id${path}`,
    run: async (call) => {
      const {
        path: { id = '' },
        store,
        publicUrl,
      } = call;
      const intent = await finders[kind](store, id);
      if (!intent) return missing(kind, id, 'intent');
      if (call.access === 'publishable' && clientSecretOf(call.input) !== intent.clientSecret) {
        return forbidden(
          `The client_secret provided does not match the client_secret associated with the ${NAMES[kind]}.`,
        );
      }
      if (step && !ALLOWED_FROM[step].includes(intent.status)) {
        const message = `This ${NAMES[kind]}'s status is ${intent.status}, so it cannot be ${PARTICIPLES[step]}.`;
        return invalidRequest(message, {
          code: `${kind}_unexpected_state`,
          [kind]: renderers[kind](intent, publicUrl),
        });
      }
      return run(call, intent);
    },
  });
};
